import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { retrieveCard } from '../stripe/stripe-cards.ts';
import { cardLimits } from './contract.ts';
import { cardRemoved } from './job-kinds.ts';
import { deleteCard, findCards, loadCustomerForUpdate, upsertCard, type CardHolder } from './store.ts';

type Kept = { provider: string; customer: string; reference: string };

/** Saves a card that its owner paid with and wanted kept. Beyond the limit of an account the oldest are taken away. */
export async function storeCard(context: Context, { provider, customer, reference }: Kept): Promise<void> {
  const card = await retrieveCard(context, reference);
  if (card?.customer !== customer) return;
  const { customer: customerReference, ...facts } = card;
  await context.transaction(async (tx) => {
    const holder = await loadCustomerForUpdate(tx, { provider, reference: customer });
    // The account was erased meanwhile; its customer goes with all cards.
    if (!holder) return;
    const at = context.now();
    await upsertCard(tx, { id: newId(at.getTime()), ...holder, customerReference, reference, ...facts, at });
    await dropOldest(tx, context, holder);
  });
}

async function dropOldest(tx: Tx, context: Context, holder: CardHolder): Promise<void> {
  for (const { provider, reference } of (await findCards(tx, holder)).slice(cardLimits.perAccount)) {
    await deleteCard(tx, { provider, reference });
    await context.enqueue(tx, cardRemoved, { provider, reference });
  }
}

/** Asks the provider about a saved card: a new date is written down, one that is gone there is forgotten here. */
export async function refreshCard(context: Context, { provider, reference }: { provider: string; reference: string }): Promise<void> {
  const card = await retrieveCard(context, reference);
  if (card?.customer) return storeCard(context, { provider, reference, customer: card.customer });
  await context.transaction((tx) => deleteCard(tx, { provider, reference }));
}
