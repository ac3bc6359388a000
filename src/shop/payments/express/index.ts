/** Apple Pay, Google Pay and Link as buttons: Stripe's Express Checkout Element, where the merchant wants it. */
export { expressOf, type ExpressPlace } from './express-of.ts';
export { expressMethod, inProviderUnits } from './express-method.ts';
export { ExpressButtons } from '../sections/express/island.tsx';
