/** Islands of the product page. */
export { BuyBox } from '#shop/catalog/sections/product-main/buy-box/island.tsx';
export { Gallery } from '#shop/catalog/sections/product-main/gallery/island.tsx';
