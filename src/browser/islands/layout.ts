/** Islands of header and footer: on every page, so in one file. */
export { CartDrawer } from '#shop/cart/sections/cart-drawer/island.tsx';
export { MenuBehaviour } from '#storefront/sections/header/menu-behaviour/island.tsx';
export { SearchBox } from '#storefront/sections/header/search-box/island.tsx';
