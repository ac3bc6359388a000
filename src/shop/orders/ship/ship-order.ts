import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { newId } from '#kit/server/ids.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { shipStock } from '../../stock/index.ts';
import { orderActionNotAllowed, orderAwaitsStock, orderHeld, orderWithheld, shipsTooMuch, type ShipInput } from '../contract.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { reservedLines, unshippedLines } from '../rules.ts';
import { insertShipment } from './store-shipments.ts';
import { insertTracking } from '../track/store-track.ts';
import { findWaiting } from './store-waiting.ts';
import { findLines, type LineRow, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

/**
 * Staff send an order, or a part of it (`lines`); without `lines` all that is left and there. Consumes the reservation.
 * @throws notFound (404), orderHeld (41), orderActionNotAllowed (41; only paid or cash-on-delivery orders ship), shipsTooMuch, orderWithheld, orderAwaitsStock (41)
 */
export async function shipOrder(context: Context, input: OrderRef & ShipInput): Promise<OrderRow> {
  return context.transaction((tx) => shipOrderIn(tx, context, input));
}

/** The same, in the caller's transaction. */
export async function shipOrderIn(
  tx: Tx,
  context: Context,
  { order: ref, expressName = '', expressNumber = '', ...input }: OrderRef & ShipInput,
): Promise<OrderRow> {
  const order = await loadStaffOrderForUpdate(tx, { order: ref });
  if (order.heldAt !== null) throw new ShopError(orderHeld);
  // Gift cards are mailed.
  const lines = (await findLines(tx, [order.id])).filter((line) => !isGiftCard(line));
  const waiting = await findWaiting(tx, [order.id]);
  const left = unshippedLines(lines, waiting);
  const sent = input.lines ? chosen(context, { lines, asked: input.lines }) : left;
  if (reservedLines(lines).length === 0) throw new ShopError(orderActionNotAllowed);
  if (left.length === 0) throw new ShopError(waiting.size > 0 ? orderAwaitsStock : orderWithheld);
  const countOf = (some: readonly { quantity: number }[]) => some.reduce((sum, line) => sum + line.quantity, 0);
  // What a return withholds may have to be sent after all.
  const shipped = countOf(sent) >= countOf(reservedLines(lines)) ? ('full' as const) : ('part' as const);
  const changed = await transitionOrder(tx, context, order, {
    transition: 'ship',
    event: 'shipped',
    set: { shipped },
    detail: { expressName, expressNumber },
  });
  const tooMuch = sent.find((line) => line.quantity > (left.find((one) => one.id === line.id)?.quantity ?? 0));
  if (tooMuch) throw new ShopError(waiting.has(tooMuch.id) ? orderAwaitsStock : shipsTooMuch);
  const shipmentId = newId(context.now().getTime());
  await insertShipment(tx, {
    id: shipmentId,
    orderId: order.id,
    expressName,
    expressNumber,
    trackingUrl: input.trackingUrl ?? null,
    shippedAt: context.now(),
    lines: sent,
  });
  if (expressNumber !== '') await insertTracking(tx, { shipmentId, dueAt: context.now() });
  await shipStock(
    tx,
    sent.map(({ variantId, quantity }) => ({ variantId, quantity })),
    order.orderNo,
  );
  await queueMail(tx, context, { orderId: order.id, kind: 'shipped', shipmentId });
  return changed;
}

function chosen(
  context: Context,
  { lines, asked }: { lines: readonly LineRow[]; asked: readonly { lineId: string; quantity: number }[] },
): { id: string; variantId: string | null; quantity: number }[] {
  const byLine = new Map<string, number>();
  for (const { lineId, quantity } of asked) byLine.set(lineId, (byLine.get(lineId) ?? 0) + quantity);
  return [...byLine].map(([lineId, quantity]) => {
    const line = lines.find((one) => one.id === lineId);
    if (!line) throw fieldError('lines', m.returns_line_unknown({}, { locale: context.locale }));
    return { id: line.id, variantId: line.variantId, quantity };
  });
}
