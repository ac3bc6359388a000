import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../../staff/index.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { patchOrder, type OrderRow } from '../store.ts';
import { checkFapiao, offersFapiao } from './check-fapiao.ts';
import { fapiaoIssued, fapiaoNotDue, fapiaoNotOffered, type FapiaoRequest } from './contract-fapiao.ts';

/**
 * Corrects the fapiao of an order, writes one down that was asked for later, or (null) drops it; as long as it is not issued.
 * @throws notFound (404), fapiaoIssued (41), fapiaoNotOffered (41) where nothing goes to China, invalidInput (40) naming `fapiao.<field>`
 */
export async function changeFapiao(context: Context, { fapiao: given, ...ref }: OrderRef & { fapiao: FapiaoRequest | null }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, ref);
    if (order.fapiao?.issuedAt) throw new ShopError(fapiaoIssued);
    if (given !== null && !offersFapiao(order.address)) throw new ShopError(fapiaoNotOffered);
    const fapiao = given && { ...checkFapiao(given, { locale: context.locale, path: 'fapiao.' }), issuedAt: null };
    const changed = await patchOrder(tx, order.id, { fapiao }, context.now());
    await recordAction(tx, context, { action: 'order.fapiao', subject: order.orderNo, before: { fapiao: order.fapiao }, after: { fapiao } });
    return changed;
  });
}

/**
 * Notes that the fapiao of an order is issued; from then on nobody changes it.
 * @throws notFound (404), fapiaoIssued (41), fapiaoNotDue (41) where none was asked for or the order is not paid
 */
export async function issueFapiao(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, ref);
    if (order.fapiao?.issuedAt) throw new ShopError(fapiaoIssued);
    if (!order.fapiao || order.payStatus !== 'paid') throw new ShopError(fapiaoNotDue);
    const fapiao = { ...order.fapiao, issuedAt: context.now().toISOString() };
    const changed = await patchOrder(tx, order.id, { fapiao }, context.now());
    await recordAction(tx, context, { action: 'order.fapiao-issue', subject: order.orderNo, before: { fapiao: order.fapiao }, after: { fapiao } });
    return changed;
  });
}
