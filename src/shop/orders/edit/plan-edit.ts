import * as m from '#messages';
import { amount, zero, type Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fieldError, invalidField } from '#kit/server/http/api.ts';
import { findSellables, type Sellable } from '../../catalog/index.ts';
import { namedRateFor, type NamedRate } from '../../markets/index.ts';
import { taxAt } from '../../markets/tax-sources/index.ts';
import type { Markets, Place } from '../../markets/contract.ts';
import { findOrderOffers, identityOf } from '../../promotions/apply/index.ts';
import { orderLimits, orderNotEditable, type EditLine } from '../contract.ts';
import { moneyLeft } from '../rules-refunds.ts';
import { findLines, type LineRow, type OrderRow } from '../store.ts';
import { balanceOf, sumsOf, type EditedSums, type WantedLine } from './edit-sums.ts';
import { areNamed } from './store-named.ts';

/** A line as it is to be: one that the order has (`row`), or goods that are added. */
export type PlannedLine = WantedLine & { row: LineRow | null; sellable: Sellable | null };

/** What an edit comes to. Nothing is written yet. */
export type EditPlan = {
  /** The lines that the order has, all of them. */
  before: LineRow[];
  lines: PlannedLine[];
  sums: EditedSums;
  due: Amount;
  back: Amount;
  isSame: boolean;
};

type Asked = { order: OrderRow; asked: readonly EditLine[]; markets: Markets };

/**
 * Adds an order up with other lines. A line that it has keeps its price and its rate of tax; goods that are added cost what
 * they cost today. Promotions are those that ran when it was placed; shipping stays as it was agreed.
 * @throws orderNotEditable (41), invalidInput (40) naming `lines`
 */
export async function planEdit(reader: Queryable, context: Context, { order, asked, markets }: Asked): Promise<EditPlan> {
  const before = await findLines(reader, [order.id]);
  if (!markets.currencies.has(order.currency) || before.some((line) => line.returnedQuantity > 0)) throw new ShopError(orderNotEditable);
  const sellables = await findSellables(reader, {
    currency: order.currency,
    lang: order.lang,
    skus: asked.flatMap((line) => ('sku' in line ? [line.sku] : [])),
    variantIds: before.flatMap((line) => line.variantId ?? []),
    markets,
  });
  const lines = wantedLines(context, { order, asked, markets, before, sellables });
  const gone = before.filter(({ id }) => !lines.some(({ row }) => row?.id === id)).map(({ id }) => id);
  // A return that was refused and a refund that a provider rejected say what they were of.
  if (await areNamed(reader, gone)) throw new ShopError(orderNotEditable);
  const { place } = agreedOf(order);
  const offers = await findOrderOffers(reader, {
    orderId: order.id,
    placedAt: order.placedAt,
    markets,
    currency: order.currency,
    lang: order.lang,
    identity: identityOf(order, order),
    ...(place === undefined ? {} : { country: place.country }),
  });
  const agreed = { ...agreedOf(order), shippingRate: shippingRateOf(order, markets, before) };
  const unchanged = wantedLines(context, { order, asked: [], markets, before, sellables });
  const offered = offersOf(before, { ...offers, facts: { ...offers.facts, market: order.market } }, (given) => sumsOf(unchanged, given, agreed));
  const sums = sumsOf(lines, offered, agreed);
  if (sums.total > orderLimits.mostTotal) throw invalidField('lines', context.locale);
  const balance = balanceOf({ payStatus: order.payStatus, total: sums.total, paid: moneyLeft(order) });
  const isSame = lines.length === before.length && lines.every(({ row, quantity }) => row?.quantity === quantity);
  return { before, lines, sums, ...balance, isSame };
}

type Given = Awaited<ReturnType<typeof findOrderOffers>>;

/**
 * The offers that give the discounts that the order has: these must be found again before they are worked out for other lines. One that was changed or
 * switched off since, or that an extension gave, would be lost silently. Exclusive free shipping that did not lower the order's fee kept none of them out.
 */
function offersOf(before: readonly LineRow[], given: Given, priced: (given: Given) => EditedSums): Given {
  const closes = ({ exclusive, rule }: Given['offers'][number]) => exclusive && rule.kind === 'freeShipping';
  const asBefore = [given, { ...given, offers: given.offers.filter((offer) => !closes(offer)) }].find((one) => {
    const { lines } = priced(one);
    return before.every((line, index) => lines[index]?.total === line.totalAmount);
  });
  if (!asBefore) throw new ShopError(orderNotEditable, { params: { because: 'discounts' } });
  return asBefore;
}

/** What stays as it was agreed, and where the goods are handed over. */
function agreedOf(order: OrderRow) {
  const at = order.shippingMethod?.pickup ?? order.address;
  const place: Place | undefined = at ? { country: at.country, region: at.province, postalCode: at.postalCode } : undefined;
  return {
    place,
    shippingFee: amount(order.shippingFeeAmount),
    taxIncluded: order.taxIncluded,
    credits: amount(order.creditsAmount),
    giftCards: amount(order.giftCardsAmount),
    paid: order.payStatus === 'paid' ? moneyLeft(order) : zero,
  };
}

/** How shipping is taxed: as the goods, or at the rate that it had when the order was placed, wherever it goes and whatever the rates are now. */
function shippingRateOf(order: OrderRow, markets: Markets, before: readonly LineRow[]): NamedRate | null | 'asGoods' {
  const { shippingTaxClass, taxProvider } = markets.markets.find(({ code }) => code === order.market) ?? markets.defaultMarket;
  if (order.billing?.reverseCharge) return null;
  return shippingTaxClass === null && !taxProvider ? 'asGoods' : agreedShippingRate(order, before);
}

/** The rate that makes of the fee the tax that is left when that of the lines is taken from the order's. */
function agreedShippingRate(order: OrderRow, before: readonly LineRow[]): NamedRate | null {
  const { shippingFeeAmount: fee, taxIncluded } = order;
  const tax = order.taxAmount - before.reduce((sum, line) => sum + line.taxAmount, 0);
  if (tax <= 0 || fee <= tax) return null;
  const known = order.taxes.find(({ basisPoints }) => taxAt(amount(fee), basisPoints, { taxIncluded }) === tax);
  const basisPoints = Math.round((tax * 10_000_000) / (taxIncluded ? fee - tax : fee)) / 1_000;
  const { title = '', country } = known ?? order.taxes[0] ?? {};
  return { title, basisPoints: known?.basisPoints ?? basisPoints, ...(country && { country }) };
}

type Wanting = Asked & { before: readonly LineRow[]; sellables: readonly Sellable[] };

function wantedLines(context: Context, wanting: Wanting): PlannedLine[] {
  const { asked, before, sellables } = wanting;
  const quantities = new Map(before.map((line) => [line.id, line.quantity]));
  const added: PlannedLine[] = [];
  for (const [index, line] of asked.entries()) {
    if ('lineId' in line) {
      if (!quantities.has(line.lineId)) throw fieldError(`lines.${index}.lineId`, m.returns_line_unknown({}, context));
      quantities.set(line.lineId, line.quantity);
      continue;
    }
    const sellable = sellables.find((one) => one.sku === line.sku);
    if (!sellable) throw fieldError(`lines.${index}.sku`, m.order_edit_unknown_sku({ sku: line.sku }, context));
    const same = before.find((one) => one.variantId === sellable.variantId && one.priceAmount === sellable.price);
    if (same) quantities.set(same.id, quantities.get(same.id)! + line.quantity);
    else added.push(addedLine(context, wanting, { sellable, quantity: line.quantity, index }));
  }
  const kept = before.flatMap((row) => (quantities.get(row.id)! > 0 ? [keptLine(wanting, row, quantities.get(row.id)!)] : []));
  const lines = [...kept, ...added];
  if (lines.length === 0) throw fieldError('lines', m.order_edit_nothing_left({}, context));
  if (lines.length > orderLimits.linesPerOrder) throw invalidField('lines', context.locale);
  return lines;
}

/** A line that the order has: its price and its rate were agreed. */
function keptLine({ order, markets, sellables }: Wanting, row: LineRow, quantity: number): PlannedLine {
  const sellable = sellables.find((one) => one.variantId === row.variantId) ?? null;
  const { place } = agreedOf(order);
  const { title = '', country } =
    order.taxes.find((tax) => tax.basisPoints === row.taxBasisPoints) ?? namedRateFor(markets, { place, taxClass: row.taxClass, lang: order.lang }) ?? {};
  return {
    row,
    sellable,
    variantId: row.variantId,
    productId: row.productId,
    listIds: sellable?.listIds ?? [],
    taxClass: row.taxClass,
    price: amount(row.priceAmount),
    quantity,
    rate: row.taxBasisPoints === 0 ? null : { title, basisPoints: row.taxBasisPoints, ...(country && { country }) },
    sent: sellable?.requiresShipping ?? order.shippingMethod !== null,
  };
}

function addedLine(
  context: Context,
  { order, markets }: Wanting,
  { sellable, quantity, index }: { sellable: Sellable; quantity: number; index: number },
): PlannedLine {
  const { variantId, productId, listIds, price, taxable, taxClass, requiresShipping } = sellable;
  if (requiresShipping && order.shippingMethod === null) throw fieldError(`lines.${index}.sku`, m.order_edit_not_sent({}, context));
  const { place } = agreedOf(order);
  const rate = taxable && !order.billing?.reverseCharge ? namedRateFor(markets, { place, taxClass, lang: order.lang }) : null;
  return { row: null, sellable, variantId, productId, listIds, taxClass, price, quantity, rate, sent: requiresShipping };
}

/** How many units more (or fewer) of each variant an edit reserves; staff, who see what is there, may have them wait for stock. */
export function reservationsOf({
  before,
  lines,
}: Record<'before' | 'lines', readonly Pick<LineRow, 'variantId' | 'quantity'>[]>): { variantId: string; change: number; expected: 'asOffered' }[] {
  const changes = new Map<string, number>();
  const count = (variantId: string | null, change: number) => variantId !== null && changes.set(variantId, (changes.get(variantId) ?? zero) + change);
  for (const row of before) count(row.variantId, -row.quantity);
  for (const line of lines) count(line.variantId, line.quantity);
  return [...changes].filter(([, change]) => change !== 0).map(([variantId, change]) => ({ variantId, change, expected: 'asOffered' }));
}
