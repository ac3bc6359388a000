/** Offers that are no promotion of the merchant's: whoever makes them says for whom, and is notified when an order was placed with one. */
import type { Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Offer } from '../apply/rules-types.ts';

/** An order that is being placed with an offer; `amount` is what it took off the goods. */
export type TakenOffer = { orderId: string; accountId: string | null; amount: Amount; currency: string };

/** Where such an offer comes from. `id` is the offer's too. */
export type OfferSource = {
  id: string;
  /** The offer for a shopper, or null. Called outside of a transaction; a failure is null. */
  offerFor(context: Context, who: { accountId: string | null }): Promise<Offer | null>;
  /** Called in the transaction that places the order, with locks held: what it throws keeps the order from being placed. */
  take(tx: Tx, context: Context, taken: TakenOffer): Promise<void>;
};

const sources = new Map<string, OfferSource>();

/** Adds sources to this process, once, where the shop is put together; answers how to take them out again. @throws Error when an id is taken */
export function addOfferSources(added: readonly OfferSource[]): () => void {
  const taken = added.find(({ id }) => sources.has(id));
  if (taken) throw new Error(`there is an offer named "${taken.id}" already`);
  for (const source of added) sources.set(source.id, source);
  return () => {
    for (const { id } of added) sources.delete(id);
  };
}

/** The offers for a shopper besides the promotions. */
export async function offersBesides(context: Context, who: { accountId: string | null }): Promise<Offer[]> {
  if (sources.size === 0) return [];
  return (await Promise.all([...sources.values()].map((source) => source.offerFor(context, who)))).filter((offer) => offer !== null);
}

/** Tells the sources of which offers an order is placed. @throws whatever a source throws */
export async function takeOffers(tx: Tx, context: Context, taken: readonly ({ id: string } & TakenOffer)[]): Promise<void> {
  for (const { id, ...order } of taken) await sources.get(id)?.take(tx, context, order);
}
