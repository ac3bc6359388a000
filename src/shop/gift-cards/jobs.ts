import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { sendGiftCards } from './send-cards.ts';
import { selectUnbalanced } from './store.ts';

const mostReported = 100;

/** Every night: checks that each stored balance is the sum of its ledger, and logs where it is not. */
export const checkGiftCardsJob: Job<Record<string, never>> = {
  name: 'gift-cards.check',
  data: z.object({}),
  schedule: '57 3 * * *',
  retryLimit: 0,
  async run(context) {
    for (const found of await selectUnbalanced(context.db, mostReported)) context.log.error(found, 'the balance of a gift card is not the sum of its ledger');
  },
};

/** Every minute: mails the codes of cards whose day has come. */
export const sendGiftCardsJob: Job<Record<string, never>> = {
  name: 'gift-cards.send',
  data: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
  run: sendGiftCards,
};
