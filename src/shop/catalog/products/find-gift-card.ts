import { slugIn } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { findGiftCard } from './store-addresses.ts';

const knownGiftCard = memoize(findGiftCard, { tags: ['products', 'product:*'] });

/** The slug of the gift card that sells best, in a language; null where the shop sells none. Usually runs no query. */
export async function findGiftCardSlug(db: Queryable, lang: string): Promise<string | null> {
  const card = await knownGiftCard(db);
  return card && slugIn(card, lang);
}
