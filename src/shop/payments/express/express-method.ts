import { toStripeAmount } from '../stripe/stripe-amounts.ts';

/** The method that wallets pay by. */
export const expressMethod = 'stripe';

/** An amount (minor units of its currency) as that method's provider counts it; null for one that it cannot take. */
export const inProviderUnits = toStripeAmount;
