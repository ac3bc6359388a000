/** Cards that accounts keep at a provider for the next time. */
export { readMethodId } from './card-method.ts';
export { cardKept } from './job-kinds.ts';
export { readSavedCards } from './list-cards.ts';
export { meansOfPaying } from './means-of-paying.ts';
export { noticeCard } from './notice-card.ts';
export { paymentsOfShopper } from './payments-of-shopper.ts';
export type { SetUp } from '../provider.ts';
