import * as m from '#messages';
import { add, amount, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { findSellables, type Sellable } from '../../catalog/index.ts';
import { readMarkets } from '../../markets/index.ts';
import { amountOfUnits, splitRefund, type ReturnableOrder } from '../../orders/returns/index.ts';
import { readSettings } from '../../settings/index.ts';
import { exchangeImpossible, returnNotTaken, type ApplyType, type AskedLine } from '../contract.ts';
import { readRunning } from './requote.ts';
import { isReplacement, quoteOf, whyNot, withheldOf, type Quote } from '../rules.ts';
import { findHeldUnits, type HeldUnits, type NewReturnLine } from '../store.ts';

/** What would be returned, what it would give back, and what returns that run leave of each way that the order was paid. */
export type ReturnPlan = { lines: NewReturnLine[]; quote: Quote; left: ReturnableOrder['left'] };

type Wanted = { applyType: ApplyType; lines: readonly AskedLine[] };
type OrderLine = ReturnableOrder['lines'][number];

/**
 * Calculates a return of an order: its units, their value, the refund. Changes nothing.
 * @throws returnNotTaken, returnTooMany, returnNotDelivered, returnTooLate, exchangeImpossible (41), invalidInput (40) for lines of another order
 */
export async function planReturn(context: Context, reader: Queryable, { of: order, wanted }: { of: ReturnableOrder; wanted: Wanted }): Promise<ReturnPlan> {
  const { applyType } = wanted;
  const { of, rows } = await readRunning(reader, order);
  if (!of.isOpen) throw new ShopError(returnNotTaken);
  const asked = mergeAsked(context, { of, wanted });
  await rejectTooMany(context, { of, asked, applyType });
  const held = await findHeldUnits(reader, of.order.id);
  const replacements = applyType === 'exchange' ? await findReplacements(context, reader, { of, asked }) : new Map<string, Sellable>();
  const lines = linesOf({ of, asked, applyType, replacements });
  if (applyType === 'exchange') return { lines, quote: { total: zero, shipping: zero }, left: of.left };
  const promised = splitRefund(add(zero, ...rows.map((row) => amount(row.refundAmount))), of.left);
  const left = {
    money: subtract(of.left.money, promised.money),
    credits: subtract(of.left.credits, promised.credits),
    giftCards: subtract(of.left.giftCards, promised.giftCards),
  };
  const quoted = of.lines.map((line) => ({ ...quotedLine(line, held), asked: sumOf(lines.filter((one) => one.orderLineId === line.id)) }));
  return { lines, quote: quoteOf(quoted, { shipping: of.shipping, left: add(left.money, left.credits, left.giftCards) }), left };
}

function sumOf(lines: readonly NewReturnLine[]): { quantity: number; value: Amount } {
  return { quantity: lines.reduce((count, line) => count + line.quantity, 0), value: add(zero, ...lines.map((line) => line.worthAmount)) };
}

/** A line with its refundable units: those in returns other than exchanges, and those refunded without a return. */
function quotedLine(line: OrderLine, held: readonly HeldUnits[]) {
  const mine = held.find((one) => one.orderLineId === line.id);
  return { quantity: line.quantity, refunded: line.returnedQuantity - (mine?.quantity ?? 0) + (mine?.refunded ?? 0) };
}

/** What is asked for, by line and replacement; the same twice is added up. */
function mergeAsked({ locale }: Context, { of, wanted }: { of: ReturnableOrder; wanted: Wanted }): AskedLine[] {
  const merged = new Map<string, AskedLine>();
  for (const line of wanted.lines) {
    const isOurs = of.lines.some((one) => one.id === line.lineId);
    if (!isOurs || (line.exchangeSku !== undefined && wanted.applyType !== 'exchange'))
      throw fieldError('lines', (isOurs ? m.returns_exchange_only : m.returns_line_unknown)({}, { locale }));
    const key = `${line.lineId} ${line.exchangeSku ?? ''}`;
    merged.set(key, { ...line, quantity: line.quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()];
}

async function rejectTooMany(
  context: Context,
  { of, asked, applyType }: { of: ReturnableOrder; asked: readonly AskedLine[]; applyType: ApplyType },
): Promise<void> {
  for (const line of of.lines) {
    const quantity = asked.filter((one) => one.lineId === line.id).reduce((count, one) => count + one.quantity, 0);
    const error = quantity > 0 ? whyNot(line.units, { quantity, applyType }) : null;
    if (!error) continue;
    const { left, arrived, unsent } = line.units;
    const { returns } = await readSettings(context.db);
    const returnable = Math.min(left, arrived + (applyType === 'refundOnly' ? unsent : 0));
    throw new ShopError(error, { params: { title: line.title, left, days: returns.windowDays }, data: { lineId: line.id, returnable } });
  }
}

/** The variants that are wanted instead, by line and SKU: of the same product, at the price of what was bought (then or now). */
async function findReplacements(
  context: Context,
  reader: Queryable,
  { of, asked }: { of: ReturnableOrder; asked: readonly AskedLine[] },
): Promise<Map<string, Sellable>> {
  const lineOf = ({ lineId }: AskedLine) => of.lines.find((one) => one.id === lineId)!;
  const found = await findSellables(reader, {
    currency: of.order.currency,
    lang: of.order.lang,
    markets: await readMarkets(context.db),
    skus: asked.flatMap((line) => line.exchangeSku ?? []),
    variantIds: asked.flatMap((line) => lineOf(line).variantId ?? []),
  });
  const chosen = new Map<string, Sellable>();
  for (const ask of asked) {
    const line = lineOf(ask);
    const bought = found.find((one) => one.variantId === line.variantId);
    const wanted = ask.exchangeSku === undefined ? bought : found.find((one) => one.sku === ask.exchangeSku);
    if (!wanted || !isReplacement(wanted, { line, bought })) throw new ShopError(exchangeImpossible, { data: { lineId: line.id } });
    chosen.set(keyOf(ask), wanted);
  }
  return chosen;
}

const keyOf = ({ lineId, exchangeSku }: AskedLine) => `${lineId} ${exchangeSku ?? ''}`;

function linesOf({
  of,
  asked,
  applyType,
  replacements,
}: {
  of: ReturnableOrder;
  asked: readonly AskedLine[];
  applyType: ApplyType;
  replacements: ReadonlyMap<string, Sellable>;
}): NewReturnLine[] {
  const lines: NewReturnLine[] = [];
  for (const ask of asked) {
    const line = of.lines.find((one) => one.id === ask.lineId)!;
    const { quantity } = ask;
    // Units of the same line earlier in this return count too.
    const before = sumOf(lines.filter((one) => one.orderLineId === line.id));
    const taken = { quantity: line.taken.quantity + before.quantity, value: add(line.taken.value, before.value) };
    const replacement = replacements.get(keyOf(ask));
    lines.push({
      orderLineId: line.id,
      quantity,
      withheldQuantity: withheldOf(line.units, { quantity, applyType }),
      worthAmount: amountOfUnits({ ...line, taken }, quantity),
      exchangeVariantId: replacement?.variantId ?? null,
      exchangeSku: replacement?.sku ?? null,
      exchangeOptions: replacement?.options ?? [],
    });
  }
  return lines;
}
