import { amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { readMarkets } from '../../markets/index.ts';
import { toPicture } from '../../media/index.ts';
import { stockLabel } from '../../stock/index.ts';
import type { StaffProductItem } from '../contract.ts';
import { listProductRows, type StaffProductQuestion } from './store-list.ts';

/** A page of products for the back office, published or not; prices in the base currency. */
export async function listProductsForStaff(
  context: Context,
  question: StaffProductQuestion,
): Promise<{ items: StaffProductItem[]; total: number; page: number; size: number }> {
  const [{ baseCurrency: currency }, { rows, total }] = await Promise.all([readMarkets(context.db), listProductRows(context.db, question)]);
  const items = rows.map((row): StaffProductItem => {
    const title = textIn(row.texts, 'title', context.lang) || row.slug;
    return {
      id: row.id,
      slug: row.slug,
      title,
      brand: row.brand,
      image: row.picture ? toPicture(row.picture, context.lang, title) : null,
      published: row.published,
      publishAt: row.publishAt?.toISOString() ?? null,
      archived: row.archivedAt !== null,
      price: { amount: amount(row.price), currency },
      highestPrice: { amount: amount(row.highestPrice), currency },
      variantCount: row.variantCount,
      skus: row.skus,
      onHand: row.onHand,
      reserved: row.reserved,
      stock: stockLabel(row.available),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
  return { items, total, page: question.page, size: question.size };
}
