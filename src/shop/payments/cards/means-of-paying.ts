import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { paymentSettingsOf } from '../read-payments.ts';
import { createCustomer } from '../stripe/stripe-cards.ts';
import { StripeApiError } from '../stripe/stripe-client.ts';
import type { Means } from '../stripe/stripe-means.ts';
import { providerRefused } from '../contract.ts';
import { isExpired } from './card-method.ts';
import { cardHolderOf, savesCards } from './list-cards.ts';
import { findCard, findCustomer, insertCustomer, type CardHolder } from './store.ts';

/** What is paid with: a saved card, a card that is to be kept, or (null) neither. */
export type ChosenMeans = { methodId: string; cardId: string | null; saveCard: boolean };

/**
 * Finds what an attempt pays with, outside of any transaction. A wish to keep a card is passed over where nobody keeps any.
 * Null: a saved card that is not there, not the caller's, expired, or from other keys.
 * @throws timedOut (20000), providerAway (500), providerRefused (41)
 */
export async function meansOfPaying(context: Context, { methodId, cardId, saveCard }: ChosenMeans): Promise<Means | null> {
  const holder = cardHolderOf(context);
  const isKept = holder !== null && holder.provider === methodId && savesCards(context, await paymentSettingsOf(context.db));
  if (cardId !== null) {
    const card = isKept ? await findCard(context.db, { cardId, accountId: holder.accountId }) : null;
    if (!card || card.mode !== holder?.mode || isExpired(card, context.now())) return null;
    return { customer: card.customerReference, card: card.reference };
  }
  return saveCard && isKept ? { customer: await ensureCustomer(context, holder), keeps: true } : {};
}

async function ensureCustomer(context: Context, holder: CardHolder): Promise<string> {
  const known = await findCustomer(context.db, holder);
  if (known !== null) return known;
  const id = newId(context.now().getTime());
  try {
    const reference = await createCustomer(context, { accountId: holder.accountId, idempotencyKey: `customer:${id}` });
    await context.transaction((tx) => insertCustomer(tx, { id, ...holder, reference, at: context.now() }));
    return reference;
  } catch (error) {
    throw error instanceof StripeApiError ? new ShopError(providerRefused) : error;
  }
}
