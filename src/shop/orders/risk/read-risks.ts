import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { countriesOfCallingCode } from '../../addresses/phones/index.ts';
import { countAttempts } from '../../payments/attempts/index.ts';
import { byRef, type OrderRef } from '../staff/load-staff-order.ts';
import { findOrder } from '../store.ts';
import type { OrderRisks } from '../contract.ts';
import { risksOf } from './rules-risk.ts';
import { findOrdersBefore } from './store.ts';

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
