/** PayPal's button in cart, on product pages and at the checkout: the shopper agrees at PayPal first, and confirms the order here. */
export { beginPaypal } from './begin-paypal.ts';
