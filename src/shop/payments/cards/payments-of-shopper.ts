import type { Context } from '#kit/server/context.ts';
import { cardsToPayWith, savesCards } from './list-cards.ts';
import type { SetUp } from '../provider.ts';
import { paymentSettingsOf } from '../read-payments.ts';

/** What the merchant has set up about payments, with what the caller can pay with besides: their saved cards. */
export async function paymentsOfShopper(context: Pick<Context, 'caller' | 'config' | 'db' | 'now'>): Promise<SetUp> {
  const settings = await paymentSettingsOf(context.db);
  return { ...settings, cards: await cardsToPayWith(context, settings), savesCards: savesCards(context, settings) };
}
