import * as m from '#messages';
import { amount } from '#kit/pure/amount.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { pricingOf } from '../cart/index.ts';
import { priceItems } from '../cart/prices/index.ts';
import { findSellables } from '../catalog/index.ts';
import { composeForStaff, type ComposedCheckout } from '../checkout/staff/index.ts';
import { standardTaxClass } from '../markets/contract.ts';
import { tidyCode } from '../promotions/coupons/index.ts';
import { basisPointsOf, type DraftInput } from './contract.ts';
import { findProblems } from './find-problems.ts';
import { readSurroundings, type Surroundings } from './read-surroundings.ts';
import { customSellable, withStaffLines, type ComposedLine, type StaffDiscount, type StaffLine, type TakenDiscount } from './staff-lines.ts';

/** A draft with everything computed. `errors` say, by field, why it cannot be sold as it stands. */
export type ComposedDraft = {
  input: DraftInput;
  around: Surroundings;
  lines: ComposedLine[];
  taken: TakenDiscount[];
  composed: ComposedCheckout;
  errors: Record<string, string>;
};

/** Computes a draft from what staff wrote and what the catalogue, promotions, shipping and taxes say now. Three statements. */
export async function composeDraft(asker: Context, reader: Queryable, input: DraftInput): Promise<ComposedDraft> {
  const around = await readSurroundings(asker, reader, input);
  const lines = await findLines(reader, input, around);
  const codes = input.discounts.flatMap(({ code }) => (code === undefined ? [] : [tidyCode(code)]));
  const pricing = await pricingOf(reader, input.promotions ? around.view : { ...around.view, running: [] }, codes);
  const ofCatalogue = lines.flatMap((line, index) => (line.sellable && !line.ownPrice ? [{ line, sellable: line.sellable, of: input.lines[index]! }] : []));
  const catalogue = priceItems(
    ofCatalogue.map(({ line, sellable, of }) => ({
      lineId: line.lineId,
      variantId: sellable.variantId,
      sku: sellable.sku,
      title: sellable.title,
      quantity: of.quantity,
      seen: null,
    })),
    ofCatalogue.map(({ sellable }) => sellable),
    pricing,
  );
  const own = lines.flatMap((line, index): StaffLine[] =>
    line.sellable && line.ownPrice ? [{ lineId: line.lineId, quantity: input.lines[index]!.quantity, sellable: line.sellable }] : [],
  );
  const staff = { lines: own, discounts: discountsOf(input, around), order: lines.map((line) => line.lineId) };
  const { basket } = withStaffLines(catalogue, staff);
  const composed = composeForStaff(saleOf(input, around), basket, { ...around, configuration: around.view.shipping });
  // Of what the way of shipping leaves of the offers.
  const { taken } = withStaffLines(
    composed.basket.leftOut.reduce((priced, offer) => priced.without(offer), catalogue),
    staff,
  );
  const errors = findProblems({ input, around, lines, taken, composed, unknownCodes: pricing.offers.unknownCodes });
  return { input, around, lines, taken, composed, errors };
}

/** What each line is: of the catalogue at its price or at that of staff, or what staff wrote down. */
async function findLines(reader: Queryable, input: DraftInput, { currency, lang, view }: Surroundings): Promise<ComposedLine[]> {
  const skus = input.lines.flatMap((line) => line.sku ?? []);
  const sellables = skus.length === 0 ? [] : await findSellables(reader, { currency, lang, skus, markets: view.shipping.markets });
  return input.lines.map((line, index) => {
    const lineId = String(index);
    const { sku, title, price, ownPrice, requiresShipping } = line;
    if (sku === null) {
      const taxClass = line.taxClass ?? standardTaxClass;
      return { lineId, ownPrice: true, sellable: customSellable({ lineId, title, price: price?.amount ?? 0, currency, taxClass, requiresShipping }) };
    }
    const found = sellables.find((one) => one.sku === sku);
    if (!found) return { lineId, ownPrice: price !== null, sellable: null };
    // Staff may sell what the shop does not show.
    const sellable = { ...found, published: true, showCart: true };
    // A price that is only what was read of the catalogue stays the catalogue's.
    const isOwn = price !== null && (ownPrice !== false || price.amount !== found.price);
    return { lineId, ownPrice: isOwn, sellable: isOwn ? { ...sellable, price: amount(price.amount) } : sellable };
  });
}

function discountsOf({ discounts }: DraftInput, { lang }: Surroundings): StaffDiscount[] {
  const usual = m.draft_order_discount({}, { locale: localeFor(lang) });
  return discounts.flatMap(({ code, title, percent, amount: sum }): StaffDiscount[] => {
    if (code !== undefined) return [];
    const named = { title: title || usual };
    if (percent !== undefined) return [{ ...named, basisPoints: basisPointsOf(percent) }];
    return sum ? [{ ...named, amount: amount(sum.amount) }] : [];
  });
}

function saleOf({ address, shippingMethodId, shippingFee }: DraftInput, { lang, contact }: Surroundings) {
  const title = m.draft_order_shipping({}, { locale: localeFor(lang) });
  return { contact, address, shippingMethodId, agreedShipping: shippingFee && { title, fee: amount(shippingFee.amount) } };
}
