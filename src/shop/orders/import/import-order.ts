import * as m from '#messages';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { addressAsWritten } from '../../addresses/import/index.ts';
import { findSellables } from '../../catalog/index.ts';
import { marketOf, readMarkets } from '../../markets/index.ts';
import type { ImportSource, OrderDraftLine } from '../contract.ts';
import { actorOf, type Actor } from '../record-event.ts';
import { insertOrderRefund } from '../refund/store-refunds.ts';
import { orderNumber } from '../rules.ts';
import { insertShipment } from '../ship/store-shipments.ts';
import { insertNote } from '../staff/store-notes.ts';
import { insertEvent, insertOrder } from '../store.ts';
import { insertNamedLines } from '../place/insert-named-lines.ts';
import { OrderProblem, type ForeignOrder } from './foreign-order.ts';
import { importedOrderOf, type ImportedOrder } from './imported-order-of.ts';
import { findImported, findProvedOwner, isOwnNumber, markArrived, rewriteImported, type KnownOrder } from './store-import.ts';

/** What became of an order of a file. */
export type ImportedAs = 'created' | 'updated' | 'unchanged';

const sourceNames: Readonly<Record<ImportSource, string>> = { shopify: 'Shopify' };
const mostNumbersTried = 5;

/**
 * Keeps an order that another shop took, as history, in a transaction of its own: no stock, mail, webhook, payment or promotion hears of it. An order that
 * was imported before under this number is overwritten where the file differs. An account sees it once its owner has proved the address.
 * @throws OrderProblem naming the field and the rule; nothing is written then
 */
export async function importOrder(context: Context, given: ForeignOrder, { from, dryRun }: { from: ImportSource; dryRun: boolean }): Promise<ImportedAs> {
  const order = importedOrderOf(given, context.now());
  const digest = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const plan = async (reader: Queryable) => {
    if (await isOwnNumber(reader, order.number)) throw new OrderProblem('number', (options) => m.import_order_own_number({}, options));
    const known = await findImported(reader, { from, number: order.number });
    const isSame = known !== undefined && (known.importDigest === null || known.importDigest === digest);
    return { known, outcome: known ? (isSame ? 'unchanged' : 'updated') : 'created' } as const;
  };
  if (dryRun) return (await plan(context.db)).outcome;
  return context.transaction(async (tx) => {
    const { known, outcome } = await plan(tx);
    if (outcome === 'unchanged') return outcome;
    const row = { ...(await rowOf(tx, context, { order, known })), importDigest: digest };
    const own = known ?? (await insertNew(tx, { ...row, billing: null, tags: order.tags, importedFrom: from, externalNumber: order.number }, order.placedAt));
    if (known) await rewriteImported(tx, known.id, row);
    await writeAround(tx, context, { id: own.id, order, source: sourceNames[from], isNew: !known });
    return outcome;
  });
}

async function rowOf(tx: Tx, context: Context, { order, known }: { order: ImportedOrder; known: KnownOrder | undefined }) {
  const address = order.address && addressAsWritten(order.address, context.locale);
  const country = address ? { country: address.country } : {};
  const at = context.now();
  return {
    checkoutId: null,
    checkoutSlug: '',
    accountId: known && known.email === order.email ? known.accountId : order.email === null ? null : await findProvedOwner(tx, order.email),
    guestId: null,
    email: order.email,
    countryCode: null,
    mobile: null,
    lang: order.lang ?? context.lang,
    currency: order.currency,
    market: marketOf(await readMarkets(tx), { ...country, currency: order.currency }).code,
    taxIncluded: order.taxIncluded,
    status: order.status,
    payStatus: order.payStatus,
    shipped: order.shipped,
    subtotalAmount: order.subtotal,
    couponDiscounts: order.couponDiscounts,
    promotionDiscounts: order.promotionDiscounts,
    shippingFeeAmount: order.shippingFee,
    taxAmount: order.tax,
    taxes: order.taxes,
    totalAmount: order.total,
    paidAmount: order.paid,
    refundedAmount: order.refunded,
    shippingMethod: order.shippingTitle === '' ? null : { id: '', title: order.shippingTitle },
    paymentMethodId: null,
    address,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    deliveredAt: order.shipped === 'full' ? (order.shipment?.at ?? null) : null,
    completedAt: order.completedAt,
    cancelledAt: order.cancelledAt,
    // Nobody is asked what they think of it.
    reviewAskedAt: at,
    updatedAt: at,
  };
}

async function insertNew(tx: Tx, row: Omit<Parameters<typeof insertOrder>[1], 'id' | 'orderNo'>, placedAt: Date): Promise<{ id: string }> {
  const id = newId(placedAt.getTime());
  for (let tried = 0; tried < mostNumbersTried; tried += 1) {
    if (await insertOrder(tx, { ...row, id, orderNo: orderNumber(placedAt, randomBytes(6)) })) return { id };
  }
  // Another import writes it at the same time, or nothing is left of the day's numbers.
  throw new OrderProblem('number', (options) => m.import_order_busy({}, options));
}

type Written = { id: string; order: ImportedOrder; source: string; isNew: boolean };

/** Writes what hangs on an order: lines, what was sent and went back, what happened. */
async function writeAround(tx: Tx, context: Context, { id, order, source, isNew }: Written): Promise<void> {
  const at = context.now();
  const lines = await linesOf(tx, context, order);
  await insertNamedLines(tx, id, lines);
  if (order.shipment) {
    const { at: shippedAt, carrier: expressName, number: expressNumber, url: trackingUrl } = order.shipment;
    const sent = lines.map((line, index) => ({ id: line.id, quantity: order.sent[index] ?? 0 })).filter(({ quantity }) => quantity > 0);
    const shipmentId = newId(at.getTime());
    await insertShipment(tx, { id: shipmentId, orderId: id, expressName, expressNumber, trackingUrl, shippedAt, lines: sent });
    await markArrived(tx, shipmentId);
  }
  for (const refund of order.refunds) await insertOrderRefund(tx, refundOf(id, order.currency, refund), []);
  if (isNew && order.note !== '') await insertNote(tx, { id: newId(at.getTime()), orderId: id, staffName: source, text: order.note, at });
  const past = { actorKind: 'system', actorId: null, actorName: source } satisfies Actor;
  for (const event of order.events) await insertEvent(tx, { id: newId(at.getTime()), orderId: id, detail: {}, ...past, ...event });
  await insertEvent(tx, {
    id: newId(at.getTime()),
    orderId: id,
    event: 'imported',
    ...actorOf(context),
    reason: '',
    detail: { source, number: order.number },
    at,
  });
}

/** Lines with the product that has their SKU here, for its page and its figures; a line without one stands for itself. */
async function linesOf(tx: Tx, context: Context, { lines, currency, lang }: ImportedOrder): Promise<(OrderDraftLine & { id: string })[]> {
  const skus = lines.map(({ sku }) => sku).filter((sku) => sku !== '');
  const found = await findSellables(tx, { skus, currency, lang: lang ?? context.lang });
  return lines.map((line) => {
    const product = found.find(({ sku }) => line.sku !== '' && sku === line.sku);
    const { variantId = null, productId = null, slug = '', picture = null, weightGrams = 0, taxClass = 'standard' } = product ?? {};
    return { ...line, id: newId(context.now().getTime()), variantId, productId, slug, picture, weightGrams, taxClass, options: [] };
  });
}

function refundOf(orderId: string, currency: string, { amount, at, reason }: ImportedOrder['refunds'][number]) {
  return {
    id: newId(at.getTime()),
    orderId,
    kind: 'imported' as const,
    amount,
    creditsAmount: 0,
    giftCardsAmount: 0,
    shippingAmount: 0,
    shippingTaxAmount: 0,
    currency,
    reason,
    refundId: null,
    noteYear: null,
    noteSequence: null,
    noteNumber: null,
    createdAt: at,
  };
}
