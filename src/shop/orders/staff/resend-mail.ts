import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { recordAction } from '../../staff/index.ts';
import { awaitsPayment, isCancelled, mailNotDue, orderMailKinds, type OrderMailKind } from '../contract.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findOrderRefunds, type RefundRow } from '../refund/store-refunds.ts';
import { findWaiting } from '../ship/store-waiting.ts';
import { findShipmentLines, findShipments } from '../ship/store-shipments.ts';
import { findTracking } from '../track/store-track.ts';
import type { ParcelState } from '../../shipping/contract.ts';
import { cardsIssuedAt } from '../rules-returns.ts';
import { findEvents, findLines, type OrderRow } from '../store.ts';
import { loadStaffOrderForUpdate, type OrderRef } from './load-staff-order.ts';

type MailDetails = { reason?: string; amount?: number; shipmentId?: string };

/**
 * Sends a mail about an order once more, as it would read today.
 * @throws notFound (404), invalidInput (40) for a mail that there is not, mailNotDue (41) for one that does not fit the order
 */
export async function resendMail(context: Context, { order: ref, mail }: OrderRef & { mail: string }): Promise<OrderRow> {
  const kind = orderMailKinds.find((one) => one === mail.replace(/^order\./, ''));
  if (!kind) throw fieldError('mail', m.error_field_choice({ field: fieldTitle('mail', context.locale) }, { locale: context.locale }));
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    const details = await detailsOf(tx, order, kind);
    // Another shop wrote what there was to write; here its shopper gets the link to it.
    if (!details || (order.importedFrom !== null && kind !== 'lookup') || (order.email === null && order.mobile === null)) throw new ShopError(mailNotDue);
    await queueMail(tx, context, { orderId: order.id, kind, ...details });
    await recordAction(tx, context, { action: 'order.resend', subject: order.orderNo, detail: { mail: kind } });
    return order;
  });
}

/** The last parcel; what counts gift cards alone as sent is none. */
async function lastParcelOf(tx: Tx, { id }: OrderRow): Promise<MailDetails | null> {
  const [shipments, inside, lines] = [await findShipments(tx, [id]), await findShipmentLines(tx, [id]), await findLines(tx, [id])];
  const goods = new Set(lines.filter((line) => !isGiftCard(line)).map((line) => line.id));
  const parcel = shipments.findLast((shipment) => inside.some(({ shipmentId, orderLineId }) => shipmentId === shipment.id && goods.has(orderLineId)));
  return parcel ? { shipmentId: parcel.id } : null;
}

/** What such a mail said when it was due; null where it never was. */
async function detailsOf(tx: Tx, order: OrderRow, kind: OrderMailKind): Promise<MailDetails | null> {
  switch (kind) {
    case 'placed':
    case 'lookup':
      return {};
    case 'paymentReceived':
      return order.payStatus === 'paid' ? {} : null;
    case 'invoice':
    case 'paymentReminder':
    case 'paymentFailed':
      return awaitsPayment(order) ? {} : null;
    case 'paymentAsked':
      return awaitsPayment(order) && order.paymentAskedAt !== null ? {} : null;
    case 'shipped':
      return lastParcelOf(tx, order);
    case 'parcelException':
      return parcelIn(tx, order, 'exception');
    case 'parcelReturned':
      return parcelIn(tx, order, 'returned');
    case 'edited':
      return order.editedAt === null ? null : {};
    case 'addressChanged':
      return order.address === null ? null : await dataOfLast(tx, order, ['addressChanged']);
    case 'expectedDayMoved':
      return (await findWaiting(tx, [order.id])).size > 0 ? {} : null;
    case 'delivered':
      // Gift cards were mailed.
      return order.deliveredAt === null || cardsIssuedAt(order, await findLines(tx, [order.id])) !== null ? null : {};
    case 'refunded':
      return lastRefundOf(tx, order, (one) => one.kind !== 'surplus');
    case 'surplusRefunded': {
      const refund = (await findOrderRefunds(tx, [order.id])).findLast((one) => one.kind === 'surplus');
      return refund ? { amount: refund.amount } : null;
    }
    case 'cancelled':
      return isCancelled(order) ? cancellationOf(tx, order) : null;
    case 'expired':
      return dataOfLast(tx, order, ['expired']);
    case 'cancelRequested':
      return dataOfLast(tx, order, ['cancelRequested']);
    case 'cancelRejected':
      return dataOfLast(tx, order, ['cancelRejected']);
  }
}

/** The last parcel that is in such a state now. */
async function parcelIn(tx: Tx, order: OrderRow, state: ParcelState): Promise<MailDetails | null> {
  const ids = (await findShipments(tx, [order.id])).map(({ id }) => id);
  const found = (await findTracking(tx, ids)).filter((one) => one.state === state).map(({ shipmentId }) => shipmentId);
  const shipmentId = ids.findLast((id) => found.includes(id));
  return shipmentId === undefined ? null : { shipmentId };
}

/** What such a refund gave back last, by whatever way; what several payments gave back are as many refunds of one moment. */
async function lastRefundOf(tx: Tx, { id }: OrderRow, isMeant: (one: RefundRow) => boolean): Promise<Required<Pick<MailDetails, 'amount' | 'reason'>> | null> {
  const refunds = (await findOrderRefunds(tx, [id])).filter(isMeant);
  const last = refunds.at(-1);
  if (!last) return null;
  const together = refunds.filter(({ createdAt }) => createdAt.getTime() === last.createdAt.getTime());
  return { amount: together.reduce((sum, one) => sum + one.amount + one.creditsAmount + one.giftCardsAmount, 0), reason: last.reason };
}

async function cancellationOf(tx: Tx, order: OrderRow): Promise<MailDetails | null> {
  const data = await dataOfLast(tx, order, ['cancelledByMerchant', 'cancelApproved', 'cancelledByShopper', 'withdrawn']);
  const refund = await lastRefundOf(tx, order, (one) => one.kind === 'cancellation');
  return data && { ...data, ...(refund ? { amount: refund.amount } : {}) };
}

async function dataOfLast(tx: Tx, { id }: OrderRow, events: readonly string[]): Promise<MailDetails | null> {
  const event = (await findEvents(tx, [id])).findLast((one) => events.includes(one.event));
  return event ? { reason: event.reason } : null;
}
