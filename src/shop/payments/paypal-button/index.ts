/** PayPal's button in the browser: alone for a form of somebody else's, and with a form of its own. */
export { PaypalButton } from './button.tsx';
export { PaypalStart } from '../sections/paypal/island.tsx';
export { useToPaypal } from './use-to-paypal.ts';
