import { zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { readSettings } from '../../settings/index.ts';
import { queueCards } from '../place/queue-sale.ts';
import { creditsLeft } from '../refund/return-credits.ts';
import { giftCardsLeft } from '../refund/return-gift-cards.ts';
import { readMoneyOfOrders, readOrderMoney, shippingLeft, type PricedLine } from '../refund/read-order-money.ts';
import { moneyLeft, type NotGoneBack } from '../rules-refunds.ts';
import { returnableUnits, takesReturns, type ByWay, type ReturnableUnits } from '../rules-returns.ts';
import { countReturned, type ReturnedUnits } from './store-returns.ts';
import { findShipmentLines, findShipments } from '../ship/store-shipments.ts';
import { findLines, findOrder, findOrders, loadOrderForUpdate, updateLocked, type OrderRow } from '../store.ts';
import { subtractRefunded } from './subtract-units.ts';

/** What of these orders has not gone back, by their ids. */
export async function readNotGoneBack(reader: Queryable, orderIds: readonly string[]): Promise<Map<string, NotGoneBack>> {
  const orders = await findOrders(reader, orderIds);
  const money = await readMoneyOfOrders(reader, orders);
  return new Map(
    orders.map((order) => {
      const of = money.get(order.id)!;
      return [order.id, { lines: of.lines, shipping: shippingLeft(of), left: leftOf(order) }];
    }),
  );
}

/** An order as returns see it; amounts in the order's currency. */
export type ReturnableOrder = {
  order: OrderRow;
  /** Whether returns of it are taken at all now. */
  isOpen: boolean;
  lines: (PricedLine & { units: ReturnableUnits })[];
  /** What it cost besides its lines and has not gone back. */
  shipping: Amount;
  /** What of the money paid, and of the credits and gift cards used, has not gone back. */
  left: ByWay;
};

/** What can be returned of an order, and what it cost. */
export async function readForReturn(context: Pick<Context, 'now' | 'db'>, reader: Queryable, order: OrderRow): Promise<ReturnableOrder> {
  const [money, shipments, sent, { returns }] = await Promise.all([
    readOrderMoney(reader, order),
    findShipments(reader, [order.id]),
    findShipmentLines(reader, [order.id]),
    readSettings(context.db),
  ]);
  const deliveredAt = new Map(shipments.map((shipment) => [shipment.id, shipment.deliveredAt]));
  const window = { now: context.now(), windowDays: returns.windowDays };
  return {
    order,
    isOpen: takesReturns(order),
    lines: money.lines.map((line) => {
      const parcels = sent
        .filter((one) => one.orderLineId === line.id)
        .map(({ shipmentId, quantity }) => ({ quantity, deliveredAt: deliveredAt.get(shipmentId) ?? null }));
      return { ...line, units: returnableUnits(line, parcels, window) };
    }),
    shipping: shippingLeft(money),
    left: leftOf(order),
  };
}

/** The same for an order by its id, which has to be there. */
export async function readReturnable(context: Pick<Context, 'now' | 'db'>, orderId: string): Promise<ReturnableOrder> {
  return readForReturn(context, context.db, (await findOrder(context.db, { id: orderId }))!);
}

/** What has not gone back. Credits of an account that is gone can't. */
export function leftOf(order: OrderRow): ReturnableOrder['left'] {
  return { money: moneyLeft(order), credits: order.accountId === null ? zero : creditsLeft(order), giftCards: giftCardsLeft(order) };
}

/** Takes an order for a change of one of its returns: ships, refunds, cancellations and other returns of it wait. */
export async function loadReturnableForUpdate(tx: Tx, context: Pick<Context, 'now' | 'db'>, orderId: string): Promise<ReturnableOrder | null> {
  const order = await loadOrderForUpdate(tx, { id: orderId });
  return order && readForReturn(context, tx, order);
}

/** Counts units as being returned; unsent ones are no longer sent. The caller holds the lock and has checked that there are so many. */
export async function holdForReturn(tx: Tx, context: Context, order: OrderRow, units: readonly ReturnedUnits[]): Promise<OrderRow> {
  if (!(await countReturned(tx, order.id, { units, sign: 1 }))) throw new Error(`order ${order.id} has not the units that were to be returned`);
  return updateLocked(tx, order, { openReturns: order.openReturns + 1 }, context.now());
}

/** Pieces in a return stand for less of their line's cost from now on: sums were refunded meanwhile. The caller holds the order's lock. */
export async function lowerReturned(tx: Tx, order: Pick<OrderRow, 'id'>, units: readonly { lineId: string; less: number }[]): Promise<void> {
  const lower = units.filter(({ less }) => less > 0).map(({ lineId, less }) => ({ lineId, quantity: 0, withheld: 0, value: less }));
  if (lower.length > 0) await countReturned(tx, order.id, { units: lower, sign: -1 });
}

/**
 * A return ended without a result: its units can be sent or returned again, and those that are gift cards are issued, unless all was refunded
 * meanwhile. The caller holds the order's lock.
 */
export async function freeFromReturn(tx: Tx, context: Context, order: OrderRow, units: readonly ReturnedUnits[]): Promise<OrderRow> {
  if (!(await countReturned(tx, order.id, { units, sign: -1 }))) throw new Error(`order ${order.id} has not the units that were returned`);
  const freed = await subtractRefunded(tx, context, await updateLocked(tx, order, { openReturns: order.openReturns - 1 }, context.now()), '');
  await queueCards(tx, context, { orderId: order.id, lines: await findLines(tx, [order.id]) });
  return freed;
}

/** A return is done without money (an exchange): its units stay returned. */
export async function closeReturn(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  return updateLocked(tx, order, { openReturns: order.openReturns - 1 }, context.now());
}
