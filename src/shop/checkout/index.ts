/**
 * The checkout: from a cart (or one thing bought at once) by contact, address, shipping and payment to a placed order.
 * An open checkout holds only what was chosen; every amount is recomputed each time, and once more in the transaction
 * that places the order.
 */
import type { Slice } from '#kit/server/slice.ts';
import { abandonedRoutes } from './abandoned/admin-routes.ts';
import { abandonedJobs } from './abandoned/jobs.ts';
import { recoveryMailSamples } from './abandoned/mail-samples.ts';
import { recoveryRetention } from './abandoned/retention.ts';
import { expressRoutes } from './express/routes.ts';
import { paypalRoutes } from './paypal/routes.ts';
import { checkoutRoutes } from './routes.ts';
import { checkoutPersonalData } from './store-personal.ts';
import { deleteOldCheckouts } from './store.ts';

/** The slice as the process lists it. */
export const checkoutSlice: Slice = {
  name: 'checkout',
  routes(api) {
    checkoutRoutes(api);
    expressRoutes(api);
    paypalRoutes(api);
    abandonedRoutes(api);
  },
  jobs: abandonedJobs,
  mailSamples: recoveryMailSamples,
  retention: [
    recoveryRetention,
    // One that was never placed holds a name and an address: it is retained no longer than it can be of use.
    { name: 'checkouts that were left', days: () => 30, purge: deleteOldCheckouts },
  ],
  personalData: checkoutPersonalData,
};

export { choosePayment, chooseShipping } from './steps/choose-methods.ts';
export { dropCheckoutCoupon, useCheckoutCoupon, useCredits } from './steps/checkout-coupons.ts';
export { changeLine } from './steps/change-line.ts';
export { setBilling } from './steps/set-billing.ts';
export { setAddress } from './steps/set-address.ts';
export { setContact } from './steps/set-contact.ts';
export { submitCheckout } from './submit/submit-checkout.ts';
export { createCheckout } from './create-checkout.ts';
export { readCheckout } from './read-checkout.ts';
export { checkoutExists } from './checkout-exists.ts';
