import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { OrderBilling, StaffOrder } from '../orders/contract.ts';
import { changeBilling, loadStaffOrderForUpdate, presentOneForStaff } from '../orders/staff/index.ts';
import { invoiceMade } from './contract.ts';
import { findInvoice } from './store.ts';

/**
 * Corrects who pays an order, until its invoice was made. Invoice and correction wait for each other: the first invoice refers to the order's row, which is
 * locked here.
 * @throws notFound (404), invoiceMade (41), and what `changeBilling` throws
 */
export async function correctBilling(
  context: Context,
  { order: ref, ...billing }: { order: string } & Omit<OrderBilling, 'reverseCharge'>,
): Promise<StaffOrder> {
  const changed = await context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    const invoice = await findInvoice(tx, order.id);
    if (invoice) throw new ShopError(invoiceMade, { params: { number: invoice.number } });
    return changeBilling(tx, context, { order, ...billing });
  });
  return presentOneForStaff(context, changed);
}
