/** Islands far down the product page, loaded when the shopper scrolls there. */
export { TogetherButton } from '#shop/catalog/sections/bought-together/add-both/island.tsx';
export { RecentlyViewed } from '#shop/catalog/sections/recently-viewed/island.tsx';
