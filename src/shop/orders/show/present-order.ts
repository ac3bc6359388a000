import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { billingLines } from './billing-lines.ts';
import { eventTitle } from './event-title.ts';
import { addressLines } from '../../addresses/index.ts';
import { wholeAddress } from '../../addresses/contract.ts';
import { readSettings } from '../../settings/index.ts';
import { presentDelivery } from '../../shipping/delivery/index.ts';
import { paymentInstructions, paymentMethodTitle, paymentOrderNote, paymentSettingsOf, paymentStatesOf, paymentTraitsOf } from '../../payments/index.ts';
import type { PaymentState } from '../../payments/contract.ts';
import { findCardsMailed } from '../../gift-cards/sold/index.ts';
import { cardsIssuedAt, returnableUnits, sendable, takesReturns } from '../rules-returns.ts';
import { refundStateOf } from '../rules-refunds.ts';
import { takesNewAddress } from '../address/rules-address.ts';
import { shopperActionsFor } from '../rules.ts';
import { findOrderRefunds, findRefundLines, type RefundLineRow, type RefundRow } from '../refund/store-refunds.ts';
import { methodNamedIn, namedIn, type Langs } from './named-in.ts';
import { findShipmentLines, findShipments } from '../ship/store-shipments.ts';
import { presentGiftDelivery } from './present-gift-delivery.ts';
import { presentParcel, readParcels, type Parcels } from '../track/present-parcel.ts';
import { findWaiting, type WaitingLine } from '../ship/store-waiting.ts';
import { findEvents, findLines, type LineRow, type OrderRow } from '../store.ts';
import { factsOf } from '../transition-order.ts';
import { awaitsPayment, dueOf, isOpen, isPaidLater, type Order, type OrderDiscount, type OrderShippingMethod } from '../contract.ts';

/** Who reads: texts are in their language. */
type Asker = Pick<Context, 'locale' | 'lang' | 'now'>;

type Rows<Read extends (...input: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>;

/** Everything around some orders, read in a fixed number of queries. */
type Surroundings = {
  lines: Rows<typeof findLines>;
  waiting: Awaited<ReturnType<typeof findWaiting>>;
  cardsMailed: Awaited<ReturnType<typeof findCardsMailed>>;
  shipments: Rows<typeof findShipments>;
  shipmentLines: Rows<typeof findShipmentLines>;
  parcels: Parcels;
  events: Rows<typeof findEvents>;
  refunds: RefundRow[];
  refundLines: RefundLineRow[];
  payments: Map<string, { state: PaymentState; methodId: string }>;
  paymentSettings: Awaited<ReturnType<typeof paymentSettingsOf>>;
  window: { now: Date; windowDays: number };
};

/** Orders as their shopper sees them, in the asker's language. */
export async function presentOrders(context: Asker, reader: Queryable, orders: readonly OrderRow[]): Promise<Order[]> {
  return presentWith(context, orders, await readAround(context, reader, orders));
}

/** The same with what was read around them. */
export function presentWith(context: Asker, orders: readonly OrderRow[], around: Surroundings): Order[] {
  return orders.map((order) => presentOne(order, around, context));
}

/** One order as its shopper sees it. */
export async function presentOrder(context: Asker, reader: Queryable, order: OrderRow): Promise<Order> {
  const [presented] = await presentOrders(context, reader, [order]);
  return presented!;
}

/** Reads what is shown of some orders besides their rows. */
export async function readAround({ now }: Asker, reader: Queryable, orders: readonly OrderRow[]): Promise<Surroundings> {
  const ids = orders.map((order) => order.id);
  const reading = findLines(reader, ids);
  const [lines, waiting, cardsMailed, shipments, shipmentLines, events, { refunds, refundLines }, payments, paymentSettings, settings] = await Promise.all([
    reading,
    reading.then((lines) => findWaiting(reader, soldAhead(lines))),
    reading.then((lines) => findCardsMailed(reader, soldCards(lines))),
    findShipments(reader, ids),
    findShipmentLines(reader, ids),
    findEvents(reader, ids),
    readRefunds(reader, ids),
    paymentStatesOf(reader, ids),
    paymentSettingsOf(reader),
    readSettings(reader),
  ]);
  const window = { now: now(), windowDays: settings.returns.windowDays };
  const parcels = await readParcels(reader, shipments);
  return { lines, waiting, cardsMailed, shipments, shipmentLines, parcels, events, refunds, refundLines, payments, paymentSettings, window };
}

/** Orders of which something was sold ahead of stock: few, and what waits of them is costly to find out. */
const soldAhead = (lines: readonly LineRow[]): string[] => [...new Set(lines.flatMap((line) => (line.aheadQuantity > 0 ? [line.orderId] : [])))];

const soldCards = (lines: readonly LineRow[]): string[] => [...new Set(lines.filter(isGiftCard).map((line) => line.orderId))];

async function readRefunds(reader: Queryable, ids: readonly string[]): Promise<Pick<Surroundings, 'refunds' | 'refundLines'>> {
  const refunds = await findOrderRefunds(reader, ids);
  return {
    refunds,
    refundLines: await findRefundLines(
      reader,
      refunds.map((refund) => refund.id),
    ),
  };
}

/** A refund as it is shown: the amount, for which lines, and its credit note. */
export function presentRefund(refund: RefundRow, lines: readonly RefundLineRow[]): Order['refunds'][number] {
  const money = (amount: number) => ({ amount, currency: refund.currency });
  return {
    amount: money(refund.amount),
    credits: money(refund.creditsAmount),
    giftCards: money(refund.giftCardsAmount),
    shipping: money(refund.shippingAmount),
    goodwill: refund.kind === 'goodwill',
    reason: refund.reason,
    at: refund.createdAt.toISOString(),
    lines: lines
      .filter((line) => line.refundId === refund.id && (line.quantity > 0 || line.amount > 0))
      .map((line) => ({ lineId: line.orderLineId, quantity: line.quantity, amount: money(line.amount) })),
    creditNote: refund.noteNumber,
  };
}

function presentOne(order: OrderRow, around: Surroundings, { locale, lang }: Asker): Order {
  const { currency } = order;
  const money = (amount: number) => ({ amount, currency });
  const discounts = (some: readonly OrderDiscount[]) => presentDiscounts(some, currency);
  const mine = <Row extends { orderId: string | null }>(rows: readonly Row[]) => rows.filter((row) => row.orderId === order.id);
  const shipments = mine(around.shipments);
  const langs = { lang, ordered: order.lang };
  const lines = presentLines(order, around, langs);
  const actions = actionsOf(order, shipments, lines);
  return {
    orderNo: order.orderNo,
    imported: presentImport(order),
    cardsIssuedAt: cardsIssuedAt(order, mine(around.lines)),
    status: order.status,
    payStatus: order.payStatus,
    currency,
    placedAt: order.placedAt.toISOString(),
    products: lines,
    subtotal: money(order.subtotalAmount),
    couponDiscounts: discounts(order.couponDiscounts),
    promotionDiscounts: discounts(order.promotionDiscounts),
    shippingFee: money(order.shippingFeeAmount),
    shippingMethod: presentShipping(order.shippingMethod, { locale, ...langs }),
    tax: money(order.taxAmount),
    taxes: order.taxes.map(({ title, basisPoints, base, amount }) => ({ title, basisPoints, base: money(base), amount: money(amount) })),
    taxIncluded: order.taxIncluded,
    credits: money(order.creditsAmount),
    creditsReturned: money(order.creditsReturnedAmount),
    giftCardsAmount: money(order.giftCardsAmount),
    giftCardsReturned: money(order.giftCardsReturnedAmount),
    total: money(order.totalAmount),
    ...presentDue(order),
    paymentAmount: money(order.paidAmount),
    refundedAmount: money(order.refundedAmount),
    refundState: refundStateOf(order),
    openReturns: order.openReturns,
    refunds: mine(around.refunds).map((refund) => presentRefund(refund, around.refundLines)),
    payment: presentPayment(order, around, locale),
    contact: { email: order.email, countryCode: order.countryCode, mobile: order.mobile },
    ...presentAddress(order, lang),
    billing: presentBilling(order, lang),
    fapiao: order.fapiao,
    shipments: shipments.filter((shipment) => !isOfCards(shipment, around)).map((shipment) => presentShipment(shipment, around, locale)),
    ...presentWords(order, lines, around),
    editedAt: order.editedAt?.toISOString() ?? null,
    timeline: mine(around.events).map((event) => presentEvent(event, order, locale)),
    actions,
    payPath: actions.includes('pay') ? `/checkout/${order.checkoutSlug}` : null,
  };
}

/** What is to be paid now, and whether there is another order that is paid by itself. */
function presentDue(order: OrderRow): Pick<Order, 'due' | 'payLater' | 'otherOrderNo'> {
  return { due: { amount: dueOf(order), currency: order.currency }, payLater: isPaidLater(order), otherOrderNo: order.otherOrderNo };
}

/** What its shopper wrote, and for whom. */
function presentWords(order: OrderRow, lines: Order['products'], { cardsMailed }: Surroundings): Pick<Order, 'remark' | 'giftMessage' | 'giftDelivery'> {
  const { remark, giftMessage } = order;
  return { remark, giftMessage, giftDelivery: lines.some((line) => line.giftCard) ? presentGiftDelivery(order, cardsMailed.get(order.id)) : null };
}

function actionsOf(order: OrderRow, shipments: Surroundings['shipments'], lines: Order['products']): Order['actions'] {
  const actions = shopperActionsFor(factsOf(order, shipments));
  return lines.some((line) => line.returnable > 0) ? [...actions, 'return'] : actions;
}

function presentAddress(order: OrderRow, lang: string): Pick<Order, 'address' | 'addressLines' | 'addressEditable'> {
  const { address } = order;
  return {
    address: address && wholeAddress(address),
    addressLines: address ? addressLines(address, lang) : [],
    addressEditable: takesNewAddress(order),
  };
}

function presentImport({ importedFrom, externalNumber }: OrderRow): Order['imported'] {
  return importedFrom === null || externalNumber === null ? null : { from: importedFrom, number: externalNumber };
}

/** Whether a shipment counts gift cards alone: they were mailed, and no parcel is shown. */
function isOfCards({ id }: Surroundings['shipments'][number], { lines, shipmentLines }: Surroundings): boolean {
  const cards = new Set(lines.filter(isGiftCard).map((line) => line.id));
  const inside = shipmentLines.filter(({ shipmentId }) => shipmentId === id);
  return inside.length > 0 && inside.every(({ orderLineId }) => cards.has(orderLineId));
}

function presentShipment(
  shipment: Surroundings['shipments'][number],
  { shipmentLines, parcels, window }: Surroundings,
  locale: Locale,
): Order['shipments'][number] {
  return {
    id: shipment.id,
    expressName: shipment.expressName,
    expressNumber: shipment.expressNumber,
    // A link leads to the web, whatever stands there.
    trackingUrl: /^https?:\/\//i.test(shipment.trackingUrl ?? '') ? shipment.trackingUrl : null,
    shippedAt: shipment.shippedAt.toISOString(),
    deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
    ...presentParcel(shipment, parcels, { locale, now: window.now }),
    lines: shipmentLines.filter((line) => line.shipmentId === shipment.id).map((line) => ({ lineId: line.orderLineId, quantity: line.quantity })),
  };
}

function presentEvent({ event, reason, at }: Surroundings['events'][number], order: OrderRow, locale: Locale): Order['timeline'][number] {
  const isReady = event === 'shipped' && order.shippingMethod?.pickup;
  return { event, title: isReady ? m.order_event_ready({}, { locale }) : eventTitle(event, locale), reason, at: at.toISOString() };
}

function presentShipping(method: OrderShippingMethod | null, { locale, ...langs }: Langs & { locale: Locale }): Order['shippingMethod'] {
  if (!method) return null;
  const { id, delivery } = method;
  const title = methodNamedIn(method, langs);
  if (!method.pickup) return { id, title, ...(delivery ? { delivery: presentDelivery(delivery, locale) } : {}) };
  const { hours, phone, ...place } = method.pickup;
  const lines = addressLines(place, langs.lang);
  return { id, title, pickup: { addressLines: lines, hours, phone } };
}

const presentDiscounts = (discounts: readonly OrderDiscount[], currency: string) =>
  discounts.map(({ amount, ...discount }) => ({ ...discount, amount: { amount, currency } }));

/** The lines of an order with what can be done with them. */
function presentLines(order: OrderRow, { lines, waiting, shipments, shipmentLines, window }: Surroundings, langs: Langs): Order['products'] {
  const { currency } = order;
  const money = (amount: number) => ({ amount, currency });
  const isOpen = takesReturns(order);
  const deliveredAt = new Map(shipments.map((shipment) => [shipment.id, shipment.deliveredAt]));
  return lines
    .filter((line) => line.orderId === order.id)
    .map((line) => {
      const parcels = shipmentLines
        .filter((sent) => sent.orderLineId === line.id)
        .map(({ shipmentId, quantity }) => ({ quantity, deliveredAt: deliveredAt.get(shipmentId) ?? null }));
      const { unsent, arrived } = returnableUnits(line, parcels, window);
      return {
        lineId: line.id,
        sku: line.sku,
        slug: line.slug,
        ...namedIn(line, langs),
        image: line.picture,
        quantity: line.quantity,
        giftCard: isGiftCard(line),
        price: money(line.priceAmount),
        discounts: presentDiscounts(line.discounts, currency),
        total: money(line.totalAmount),
        shipped: line.shippedQuantity,
        withheld: line.withheldQuantity,
        returned: line.returnedQuantity,
        ...waitingUnits(line, waiting.get(line.id)),
        returnable: isOpen ? unsent + arrived : 0,
        returnableGoods: isOpen ? arrived : 0,
      };
    });
}

function waitingUnits(line: LineRow, waiting: WaitingLine | undefined): Pick<Order['products'][number], 'expected' | 'sendable'> {
  const expected = waiting ? { as: waiting.as, expectedOn: waiting.expectedOn, quantity: waiting.waits } : null;
  return { expected, sendable: isGiftCard(line) ? 0 : sendable(line, waiting?.waits) };
}

function presentPayment(order: OrderRow, { payments, paymentSettings }: Surroundings, locale: Locale): Order['payment'] {
  if (!order.paymentMethodId || isPaidLater(order)) return null;
  const waits = awaitsPayment(order);
  const due = dueOf(order);
  return {
    methodId: order.paymentMethodId,
    title: paymentMethodTitle(order.paymentMethodId, locale),
    state: payments.get(order.id)?.state ?? 'pending',
    dueAt: due > 0 && isOpen(order) ? (order.paymentDueAt?.toISOString() ?? null) : null,
    instructions: due > 0 ? paymentInstructions(order.paymentMethodId, { ...order, totalAmount: due }, paymentSettings, locale) : [],
    note: waits ? paymentOrderNote(order.paymentMethodId, locale) : '',
    ...paymentTraitsOf(order.paymentMethodId),
  };
}

function presentBilling({ billing, address }: OrderRow, lang: string): Order['billing'] {
  return billing && { ...billing, address: billing.address && wholeAddress(billing.address), lines: billingLines(billing, { shipping: address, lang }) };
}
