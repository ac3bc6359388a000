/** Pure: an exported order as history here (docs/rules/orders.md, "Imported orders"), or why it is none. */
import * as m from '#messages';
import { add, zero, type Amount } from '#kit/pure/amount.ts';
import { isLanguage } from '#kit/pure/languages.ts';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import type { ForeignAddress } from '../../addresses/import/index.ts';
import { orderLimits, type OrderStatus, type PayStatus, type ShippedState } from '../contract.ts';
import type { OrderEvent } from '../record-event.ts';
import { OrderProblem, quoted, type Cells, type ForeignOrder } from './foreign-order.ts';
import { currencyOf, plainOf, sumOf as readSum, textOf, timeOf } from './foreign-cells.ts';
import { sumsOf, type ImportedSums } from './foreign-sums.ts';

/** Something that happened to an order elsewhere. */
export type PastEvent = { event: OrderEvent; at: Date; reason: string };

/** An order as it is kept. `lang` is null where the export does not say it. */
export type ImportedOrder = ImportedSums & {
  number: string;
  email: string | null;
  lang: string | null;
  currency: string;
  status: Extract<OrderStatus, 'completed' | 'cancelled'>;
  payStatus: PayStatus;
  paid: Amount;
  refunded: Amount;
  refunds: { amount: Amount; at: Date; reason: string }[];
  shipped: ShippedState;
  /** How many units of each line were sent. */
  sent: number[];
  shipment: { at: Date; carrier: string; number: string; url: string | null } | null;
  shippingTitle: string;
  address: (ForeignAddress & { firstName: string; lastName: string }) | null;
  note: string;
  tags: string[];
  placedAt: Date;
  paidAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  events: PastEvent[];
};

const longestNumber = 60;
const longestEmail = 254;
const paidStates = new Set(['paid', 'partially_refunded', 'refunded']);
const unpaidStates = new Set(['pending', 'authorized', 'voided', 'expired', '']);

/** Reads an order. @throws OrderProblem naming the field and the rule */
export function importedOrderOf(given: ForeignOrder, now: Date): ImportedOrder {
  const { cells } = given;
  if (/^(true|yes)$/i.test(textOf(cells, 'test'))) throw new OrderProblem('test', (options) => m.import_order_test({}, options));
  const placedAt = timeOf(cells, 'createdAt', now);
  if (!placedAt) throw new OrderProblem('createdAt', (options) => m.import_order_undated({}, options));
  const currency = currencyOf(cells);
  const sums = sumsOf(given, currency);
  const times = {
    placedAt,
    paidAt: timeOf(cells, 'paidAt', now),
    fulfilledAt: timeOf(cells, 'fulfilledAt', now),
    cancelledAt: timeOf(cells, 'cancelledAt', now),
  };
  const money = moneyOf(given, { currency, total: sums.total, times, now });
  const sent = sentOf(given, sums.lines.length);
  const state = stateOf(given, { ...money, ...times, sent, lines: sums.lines, now });
  return {
    ...sums,
    ...state,
    ...money,
    number: numberOf(cells),
    email: emailOf(cells),
    lang: languageOf(cells),
    currency,
    sent,
    shipped: shippedOf(sums.lines, sent),
    shipment: shipmentOf(given, sent, times.fulfilledAt ?? state.completedAt ?? placedAt),
    shippingTitle: plainOf(cells, 'shippingMethod', 200),
    address: addressOf(cells),
    note: plainOf(cells, 'notes', orderLimits.noteLength),
    tags: tagsOf(cells),
    placedAt,
    events: eventsOf({ ...state, ...money, placedAt, method: plainOf(cells, 'paymentMethod', 200) }),
  };
}

type Times = { placedAt: Date; paidAt: Date | null; fulfilledAt: Date | null; cancelledAt: Date | null };
type Money = Pick<ImportedOrder, 'payStatus' | 'paid' | 'paidAt' | 'refunded' | 'refunds'>;

const latestOf = (times: readonly (Date | null)[]): Date => new Date(Math.max(...times.map((one) => one?.getTime() ?? 0)));

/** What was paid and went back. A table does not say when it went back: then it was at the last that is known of the order. */
function moneyOf(given: ForeignOrder, { currency, total, times, now }: { currency: string; total: Amount; times: Times; now: Date }): Money {
  const { cells } = given;
  const financial = textOf(cells, 'financialStatus').toLowerCase().replaceAll(' ', '_');
  if (!paidStates.has(financial) && !unpaidStates.has(financial))
    throw new OrderProblem('financialStatus', (options) => m.import_order_payment_open({ text: quoted(financial) }, options));
  const isPaid = paidStates.has(financial) || total === 0;
  const lastAt = latestOf(Object.values(times));
  const refunds = given.refunds
    ? given.refunds.map((one) => ({
        amount: readSum({ refundedAmount: one.amount }, 'refundedAmount', currency),
        at: timeOf({ refundedAt: one.at }, 'refundedAt', now) ?? lastAt,
        reason: plainOf({ reason: one.reason }, 'reason', orderLimits.reasonLength),
      }))
    : [{ amount: readSum(cells, 'refundedAmount', currency), at: lastAt, reason: '' }];
  const counted = refunds.filter(({ amount }) => amount > 0);
  const refunded = add(zero, ...counted.map(({ amount }) => amount));
  const paid = isPaid ? total : zero;
  if (refunded > paid) throw new OrderProblem('refundedAmount', (options) => m.import_order_refunded_more({}, options));
  if (financial.endsWith('refunded') && refunded === 0 && total > 0)
    throw new OrderProblem('refundedAmount', (options) => m.import_order_refunded_unsaid({}, options));
  return { payStatus: isPaid ? 'paid' : 'unpaid', paid, paidAt: isPaid ? (times.paidAt ?? times.placedAt) : null, refunded, refunds: counted };
}

/** How many units of each line were sent; extra lines (duties, tips) go with the goods once all of these are sent. */
function sentOf({ cells, lines }: ForeignOrder, count: number): number[] {
  const isFulfilled = textOf(cells, 'fulfillmentStatus').toLowerCase() === 'fulfilled';
  const sent = lines.map((line) => (isFulfilled || textOf(line, 'lineStatus').toLowerCase() === 'fulfilled' ? Number(textOf(line, 'quantity')) : 0));
  const extra = sent.every((units) => units > 0) ? 1 : 0;
  return [...sent, ...Array.from({ length: count - lines.length }, () => extra)];
}

function shippedOf(lines: readonly { quantity: number }[], sent: readonly number[]): ShippedState {
  if (sent.every((units) => units === 0)) return 'none';
  return lines.every(({ quantity }, at) => sent[at] === quantity) ? 'full' : 'part';
}

type Facts = Times & Money & { sent: readonly number[]; lines: readonly { quantity: number }[]; now: Date };

/** History is what is over: cancelled, refunded whole before it was sent, or paid and sent. @throws OrderProblem for an order that is still open */
function stateOf({ cells, lines }: ForeignOrder, facts: Facts): Pick<ImportedOrder, 'status' | 'completedAt' | 'cancelledAt'> {
  const { cancelledAt, payStatus, paid, refunded, sent } = facts;
  if (cancelledAt) return { status: 'cancelled', completedAt: null, cancelledAt };
  if (payStatus === 'unpaid') throw new OrderProblem('financialStatus', (options) => m.import_order_unpaid({}, options));
  const closedAt = timeOf(cells, 'closedAt', facts.now);
  const isSent = lines.every((line, at) => sent[at]! > 0 || textOf(line, 'requiresShipping').toLowerCase() === 'false');
  if (isSent || closedAt) return { status: 'completed', completedAt: facts.fulfilledAt ?? closedAt ?? facts.paidAt, cancelledAt: null };
  if (refunded === paid && paid > 0) return { status: 'cancelled', completedAt: null, cancelledAt: latestOf(facts.refunds.map(({ at }) => at)) };
  throw new OrderProblem('fulfillmentStatus', (options) => m.import_order_unsent({}, options));
}

function shipmentOf({ shipment }: ForeignOrder, sent: readonly number[], at: Date): ImportedOrder['shipment'] {
  if (sent.every((units) => units === 0)) return null;
  const { carrier = '', number = '', url = '' } = shipment ?? {};
  const named = { carrier, number, url };
  return {
    at,
    carrier: plainOf(named, 'carrier', orderLimits.expressNameLength),
    number: plainOf(named, 'number', orderLimits.expressNumberLength),
    url: /^https?:\/\/\S+$/i.test(url) && url.length <= orderLimits.trackingUrlLength ? url : null,
  };
}

type Story = Pick<ImportedOrder, 'placedAt' | 'paidAt' | 'completedAt' | 'cancelledAt' | 'refunds'> & { method: string };

/** What is known to have happened, oldest first. */
function eventsOf({ placedAt, paidAt, completedAt, cancelledAt, refunds, method }: Story): PastEvent[] {
  const past = (event: OrderEvent, at: Date | null, reason = ''): PastEvent[] => (at ? [{ event, at, reason }] : []);
  return [
    ...past('placed', placedAt),
    ...past('paid', paidAt, method),
    ...past('completed', completedAt),
    ...past('cancelledByMerchant', cancelledAt),
    ...refunds.flatMap(({ at, reason }) => past('refunded', at, reason)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function numberOf(cells: Cells): string {
  const number = textOf(cells, 'number');
  if (number === '' || number.length > longestNumber || !isPlainLine(number))
    throw new OrderProblem('number', (options) => m.import_order_number({ text: quoted(number) }, options));
  return number;
}

/** One that is none is nobody's. */
function emailOf(cells: Cells): string | null {
  const email = textOf(cells, 'email').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= longestEmail && isPlainLine(email) ? email : null;
}

function languageOf(cells: Cells): string | null {
  const tag = textOf(cells, 'locale');
  return [tag, tag.split('-')[0]!].find(isLanguage) ?? null;
}

function addressOf(cells: Cells): ImportedOrder['address'] {
  const part = (field: string) => plainOf(cells, field, 200);
  const country = part('shippingCountry').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) return null;
  const name = part('shippingName');
  const space = name.lastIndexOf(' ');
  return {
    country,
    firstName: space < 0 ? '' : name.slice(0, space),
    lastName: name.slice(space + 1),
    address: part('shippingAddress'),
    apartment: [part('shippingCompany'), part('shippingApartment')].filter(Boolean).join(', '),
    city: part('shippingCity'),
    province: part('shippingProvince'),
    // Spreadsheets take it for a number; the export guards it with an apostrophe.
    postalCode: part('shippingZip').replace(/^'/, ''),
    phone: part('shippingPhone').replace(/^'/, ''),
  };
}

function tagsOf(cells: Cells): string[] {
  const tags = textOf(cells, 'tags')
    .split(',')
    .map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '' && tag.length <= orderLimits.tagLength && isPlainLine(tag)).slice(0, orderLimits.tagsPerOrder);
}
