import { amount } from '#kit/pure/amount.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { readMarkets } from '../../markets/index.ts';
import { toPicture } from '../../media/index.ts';
import type { StaffProduct } from '../contract.ts';
import { findStaffProduct } from './store-staff.ts';

/**
 * A product with everything that staff see and change, published or not. It says the same in every language, so that its
 * tag names its state. Inside a transaction pass that as `reader`.
 * @throws notFound (40, 404)
 */
export async function readProductForStaff(context: Context, id: string, db: Queryable = context.db): Promise<StaffProduct> {
  const row = isId(id) ? await findStaffProduct(db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  const { baseCurrency: currency, currencies } = await readMarkets(context.db);
  const { pictures, createdAt, ...rest } = row;
  return {
    ...rest,
    texts: row.texts as StaffProduct['texts'],
    options: row.options as unknown as StaffProduct['options'],
    images: pictures.map((picture) => toPicture(picture, 'en', textIn(row.texts, 'title', 'en'))),
    variants: row.variants.map(({ price, linePrice, ...variant }) => ({
      ...variant,
      price: { amount: amount(price), currency },
      linePrice: linePrice === null ? null : { amount: amount(linePrice), currency },
    })),
    currencies: [...currencies.keys()].filter((code) => code !== currency),
    createdAt: createdAt.toISOString(),
  };
}

/** What of a product its tag is made of: not the pieces that orders reserve meanwhile, which no edit touches. */
export function productState({ variants, ...product }: StaffProduct): object {
  return { ...product, variants: variants.map(({ reserved: _reserved, ...variant }) => variant) };
}
