/** Lines of a cart: put in, changed, removed, saved for later. */
export { addAgain } from './add-again.ts';
export { addAllToCart, addToCart, findForSale, requireAvailable, requireQuantity } from './add-to-cart.ts';
export { changeLineVariant } from './change-line-variant.ts';
export { removeCartLines } from './remove-cart-lines.ts';
export { restoreToCart, saveForLater } from './save-for-later.ts';
export { updateCartLine } from './update-cart-line.ts';
