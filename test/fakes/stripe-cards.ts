/** Stripe's documented test cards, as far as the fake knows them. */
export const stripeCards = { good: '4242424242424242', declined: '4000000000000002', secure: '4000002500003155' };
