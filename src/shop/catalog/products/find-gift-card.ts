import { sql } from 'kysely';
import { slugIn, type Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { tables } from '../tables.ts';

const findBestSold = memoize(
  async (db: Queryable) => {
    const { rows } = await sql<{ slug: string; texts: Texts }>`select slug, texts from product
      where published and tax_class = ${giftCardTaxClass} order by sales_count desc, id limit 1`.execute(tables(db));
    return rows[0] ?? null;
  },
  { tags: ['products', 'product:*'] },
);

/** The slug of the gift card that sells best, in a language; null where the shop sells none. Usually runs no query. */
export async function findGiftCardSlug(db: Queryable, lang: string): Promise<string | null> {
  const card = await findBestSold(db);
  return card && slugIn(card, lang);
}
