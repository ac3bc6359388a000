import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import type { PostalAddress } from '../../addresses/contract.ts';
import { readShippingWithAnswers } from '../../shipping/sources/index.ts';
import { recordAction } from '../../staff/index.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import type { OrderRow } from '../store.ts';
import type { AddressNotice } from './address-notices.ts';
import { writeAddress } from './write-address.ts';

/**
 * Staff change where an order goes, as long as nothing of it was sent. Its totals stay as they were agreed; `notices` say what
 * would be another amount there.
 * @throws notFound (404), orderUnchangeable (41), orderActionNotAllowed (41) where nothing is sent, invalidInput (40) naming
 * `address.<field>`
 */
export async function changeOrderAddress(context: Context, change: AddressChange): Promise<{ order: OrderRow; notices: AddressNotice[] }> {
  return withAnswers(context, (asking) => changeWith(asking, change));
}

type AddressChange = OrderRef & { address: PostalAddress };

async function changeWith(context: Context, { order: ref, address }: AddressChange): Promise<{ order: OrderRow; notices: AddressNotice[] }> {
  const configuration = await readShippingWithAnswers(context);
  return context.transaction(async (tx) => {
    const { before, order, notices } = await writeAddress(tx, context, { order: await loadStaffOrderForUpdate(tx, { order: ref }), address, configuration });
    await recordAction(tx, context, { action: 'order.address', subject: order.orderNo, before: { address: before }, after: { address: order.address } });
    return { order, notices };
  });
}
