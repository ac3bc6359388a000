/** Islands far down the product page: they come when somebody scrolls there. */
export { TogetherButton } from '#shop/catalog/sections/bought-together/add-both/island.tsx';
export { RecentlyViewed } from '#shop/catalog/sections/recently-viewed/island.tsx';
