import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { sql } from 'kysely';
import { countriesOfCallingCode } from '../../addresses/index.ts';
import { countAttempts } from '../../payments/attempts/index.ts';
import { byRef, type OrderRef } from '../staff/load-staff-order.ts';
import { findOrder, type OrderRow } from '../store.ts';
import { tables } from '../tables.ts';
import type { OrderRisks } from '../contract.ts';
import { risksOf } from './rules-risk.ts';

/**
 * What speaks against sending an order, from what is stored of it and of orders before it.
 * @throws notFound (404)
 */
export async function readRisks(context: Pick<Context, 'db'>, ref: OrderRef): Promise<OrderRisks> {
  const order = await findOrder(context.db, byRef(ref));
  if (!order) throw new ShopError(notFound);
  const before = await findOrdersBefore(context.db, order);
  const [own, others] = await Promise.all([
    countAttempts(context.db, [order.id]),
    countAttempts(
      context.db,
      before.filter(({ isSameCustomer }) => isSameCustomer).map(({ id }) => id),
    ),
  ]);
  const within = before.filter(({ inHour }) => inHour);
  return {
    signs: risksOf({
      country: order.address?.country ?? null,
      phoneCountries: order.address && order.address.countryCode !== '' ? countriesOfCallingCode(order.address.countryCode) : null,
      failedPayments: own.failed + others.failed,
      methodsTried: own.methodsFailed,
      sameCustomer: within.filter(({ isSameCustomer }) => isSameCustomer).length,
      sameAddress: within.filter(({ isSameAddress }) => isSameAddress).length,
    }),
  };
}

const mostBefore = 500;
type Before = { id: string; inHour: boolean; isSameCustomer: boolean; isSameAddress: boolean };

/** Orders within a day before one, of the same customer or to the same address. */
async function findOrdersBefore(reader: Queryable, order: OrderRow): Promise<Before[]> {
  const { placedAt, accountId, email } = order;
  const at = order.address && `${order.address.country} ${order.address.postalCode} ${order.address.address}`.toLowerCase();
  const sameCustomer = sql<boolean>`coalesce(account_id = ${accountId}::uuid, false) or coalesce(lower(email) = lower(${email}::text), false)`;
  const sameAddress = sql<boolean>`coalesce(lower((address ->> 'country') || ' ' || (address ->> 'postalCode') || ' ' || (address ->> 'address')) = ${at}::text, false)`;
  const { rows } = await sql<Before>`
    select id, placed_at > ${placedAt}::timestamptz - interval '1 hour' as in_hour, ${sameCustomer} as is_same_customer, ${sameAddress} as is_same_address
    from orders where placed_at <= ${placedAt} and placed_at > ${placedAt}::timestamptz - interval '1 day' and id <> ${order.id}
      and (${sameCustomer} or ${sameAddress})
    order by placed_at desc limit ${mostBefore}`.execute(tables(reader));
  return rows;
}
