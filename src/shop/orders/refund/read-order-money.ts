import { add, amount, most, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { LineMoney } from '../rules-refunds.ts';
import { shippingOf, lineAmount } from '../rules-returns.ts';
import { sumRefundedShipping, sumRefundsByLine, type LineRefunds } from './store-refunds.ts';
import { findLines, type LineRow, type OrderRow } from '../store.ts';

/** A line with what it cost and what became of that. */
export type PricedLine = LineRow & LineMoney & { tax: Amount };

/** What an order cost by lines and shipping, and what of each has gone back; the tax is part of the cost. */
export type OrderMoney = { lines: PricedLine[]; shipping: { value: Amount; tax: Amount; refunded: Amount } };

/** Reads it; to decide by it, hold the order's lock. */
export async function readOrderMoney(reader: Queryable, order: OrderRow): Promise<OrderMoney> {
  return (await readMoneyOfOrders(reader, [order])).get(order.id)!;
}

/** The same of many orders at once, by their ids. */
export async function readMoneyOfOrders(reader: Queryable, orders: readonly OrderRow[]): Promise<Map<string, OrderMoney>> {
  const ids = orders.map((order) => order.id);
  const [lines, refunds, shippings] = await Promise.all([findLines(reader, ids), sumRefundsByLine(reader, ids), sumRefundedShipping(reader, ids)]);
  return new Map(
    orders.map((order) => {
      const mine = <Row extends { orderId: string }>(rows: readonly Row[]) => rows.filter((row) => row.orderId === order.id);
      return [order.id, moneyOf(order, { rows: mine(lines), refunds: mine(refunds), shippingRefunded: mine(shippings)[0]?.refunded ?? 0 })];
    }),
  );
}

function moneyOf(
  order: OrderRow,
  { rows, refunds, shippingRefunded }: { rows: readonly LineRow[]; refunds: readonly LineRefunds[]; shippingRefunded: number },
): OrderMoney {
  const lines = rows.map((line) => {
    const { refunded = 0, sums = 0 } = refunds.find((one) => one.orderLineId === line.id) ?? {};
    return {
      ...line,
      value: lineAmount(order, line),
      tax: amount(line.taxAmount),
      taken: { quantity: line.returnedQuantity, value: amount(line.returnedWorthAmount) },
      refunded: amount(refunded),
      sums: amount(sums),
    };
  });
  const tax = subtract(amount(order.taxAmount), add(zero, ...lines.map((line) => line.tax)));
  return { lines, shipping: { value: shippingOf(order, rows), tax: most(zero, tax), refunded: amount(shippingRefunded) } };
}

/** What of an order's shipping has not gone back. */
export function shippingLeft({ shipping }: OrderMoney): Amount {
  return most(zero, subtract(shipping.value, shipping.refunded));
}
