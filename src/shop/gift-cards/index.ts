/**
 * Gift cards: balances in one currency that a holder of the code may spend. An append-only ledger, with the balance stored
 * beside it so that a row lock guards what orders take of it. Staff issue, adjust and disable; orders redeem and give back.
 */
import type { Slice } from '#kit/server/slice.ts';
import { giftCardAdminRoutes } from './admin-routes.ts';
import { checkGiftCardsJob, sendGiftCardsJob } from './jobs.ts';
import { giftCardMailSamples } from './mail-samples.ts';
import { giftCardPersonalData } from './personal-data.ts';
import { giftCardRoutes } from './routes.ts';

export { redeemGiftCards, returnToGiftCards } from './change-balance.ts';
export { findGiftCard, giftCardError, loadPayingCardsForUpdate, readPayingCards, type PayingCard } from './find-card.ts';
export { issueGiftCard, type NewGiftCard } from './issue-card.ts';
export { blockOf, payWith } from './rules.ts';

/** The slice as the process lists it. */
export const giftCardsSlice: Slice = {
  name: 'gift-cards',
  routes(api) {
    giftCardRoutes(api);
    giftCardAdminRoutes(api);
  },
  jobs: [checkGiftCardsJob, sendGiftCardsJob],
  mailSamples: giftCardMailSamples,
  personalData: giftCardPersonalData,
};
