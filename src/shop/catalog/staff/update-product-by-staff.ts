import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { isDeepStrictEqual } from 'node:util';
import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { isSlugTaken } from '#kit/server/slugs.ts';
import { readMarkets } from '../../markets/index.ts';
import type { Markets } from '../../markets/contract.ts';
import { recordAction, staffNameOf } from '../../staff/index.ts';
import { setStockPolicy, setStocks } from '../../stock/index.ts';
import type { StaffProduct, StaffProductInput } from '../contract.ts';
import { productState, readProductForStaff } from './read-product-for-staff.ts';
import { keepOnlyPrices, lockProduct, updateProductRow, updateVariantRows } from './store-staff.ts';
import { refreshProducts, upsertVariantPrices } from '../products/store-write.ts';

/**
 * Changes a product and its variants: words, visibility, prices, stock as counted. Cached pages of it are dropped on commit.
 * @throws notFound (404), stale (412), invalidInput (400) for a variant of another product or a currency the shop does not sell in,
 *   forbidden (403) for prices or stock, or for anything else, without the right to write that.
 */
export async function updateProductByStaff(
  context: Context,
  change: { id: string; input: StaffProductInput; ensureFresh: EnsureFresh },
): Promise<StaffProduct> {
  const { id, input } = change;
  if (!isId(id)) throw new ShopError(notFound);
  const markets = await readMarkets(context.db);
  return context.transaction(async (tx) => {
    await lockProduct(tx, id);
    const before = await readProductForStaff(context, id, tx);
    change.ensureFresh(productState(before));
    checkVariants(context, { before, input, markets });
    await updateProductRow(tx, id, { ...input, texts: cleanTexts(input.texts) }, context.now()).catch((error: unknown) => {
      throw isSlugTaken(error) ? fieldError('slug', m.error_slug_taken({}, { locale: context.locale })) : error;
    });
    await writeVariants(tx, context, input);
    await refreshProducts(tx, [id]);
    await invalidateTags(tx, [`product:${id}`, 'products']);
    const after = await readProductForStaff(context, id, tx);
    rejectMissingPermission(context, before, after);
    await recordAction(tx, context, {
      action: 'product.update',
      subject: id,
      detail: { slug: before.slug },
      before: productState(before),
      after: productState(after),
    });
    return after;
  });
}

/** Prices and stock are one right, everything else of a product another. */
function rejectMissingPermission({ caller }: Context, before: StaffProduct, after: StaffProduct): void {
  const rights = caller.kind === 'staff' ? caller.rights : {};
  const pricesOf = ({ variants }: StaffProduct) =>
    variants.map(({ id, price, linePrice, prices, onHand, policy, tracked }) => ({ id, price, linePrice, prices, onHand, policy, tracked }));
  const restOf = ({ variants, ...product }: StaffProduct) => ({ ...product, variants: variants.map(({ weightGrams, barcode }) => ({ weightGrams, barcode })) });
  const pricesStay = isDeepStrictEqual(pricesOf(before), pricesOf(after)) || hasRight(rights, 'write:prices');
  const restStays = isDeepStrictEqual(restOf(before), restOf(after)) || hasRight(rights, 'write:catalog');
  if (!pricesStay || !restStays) throw new ShopError(forbidden);
}

function cleanTexts(texts: StaffProductInput['texts']): StaffProductInput['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [lang, { ...text, ...(text?.description === undefined ? {} : { description: cleanHtml(text.description) }) }]),
  ) as StaffProductInput['texts'];
}

function checkVariants(context: Context, { before, input, markets }: { before: StaffProduct; input: StaffProductInput; markets: Markets }): void {
  const known = new Set(before.variants.map((variant) => variant.id));
  const refuse = (field: string) => fieldError(field, m.error_field_invalid({ field }, { locale: context.locale }));
  for (const [index, variant] of input.variants.entries()) {
    if (!known.delete(variant.id)) throw refuse(`variants.${index}.id`);
    for (const money of [variant.price, variant.linePrice])
      if (money && money.currency !== markets.baseCurrency) throw refuse(`variants.${index}.price.currency`);
    const currencies = variant.prices.map((price) => price.currency);
    const wrong = currencies.some((code, place) => !markets.currencies.has(code) || code === markets.baseCurrency || currencies.indexOf(code) !== place);
    if (wrong) throw refuse(`variants.${index}.prices`);
  }
}

async function writeVariants(tx: Tx, context: Context, { variants, stockReason }: StaffProductInput): Promise<void> {
  await updateVariantRows(
    tx,
    variants.map(({ id, price, linePrice, weightGrams, barcode }) => ({ id, price: price.amount, linePrice: linePrice?.amount ?? null, weightGrams, barcode })),
    context.now(),
  );
  const own = variants.flatMap(({ id, prices }) =>
    prices.map((price) => ({ variantId: id, currency: price.currency, price: price.amount, linePrice: price.linePrice })),
  );
  await keepOnlyPrices(
    tx,
    variants.map((variant) => variant.id),
    own,
  );
  await upsertVariantPrices(tx, own);
  await setStockPolicy(
    tx,
    variants.map(({ id, policy, tracked }) => ({ variantId: id, policy, tracked })),
  );
  await setStocks(
    tx,
    variants.map(({ id, onHand }) => ({ variantId: id, onHand, reason: 'staff', note: stockReason ?? '', by: staffNameOf(context) })),
  );
}
