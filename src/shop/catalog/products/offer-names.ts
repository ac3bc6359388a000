/** What a card says of the promotions that name its product. Promotions build on the catalogue, so the composition root tells the catalogue who names them. */
import type { Reader } from '#kit/server/database.ts';

/** The short name of what is taken off a product that these promotions name, or null. */
export type NameOffer = (promotionIds: readonly string[]) => string | null;

/** Gives the names in one language and currency. */
export type OfferNamer = (view: { currency: string; lang: string }) => Promise<NameOffer>;

const namers = new WeakMap<Reader, OfferNamer>();

/** Lists of this database ask `namer` from now on. It answers from memory as a rule: every list asks it. */
export const nameOffersBy = (reader: Reader, namer: OfferNamer): void => void namers.set(reader, namer);

/** Who names offers; nobody does where no promotions are told of. */
export async function offerNames(reader: Reader, view: { currency: string; lang: string }): Promise<NameOffer> {
  return (await namers.get(reader)?.(view)) ?? (() => null);
}
