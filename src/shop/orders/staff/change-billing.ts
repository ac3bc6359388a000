import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { checkAddress } from '../../addresses/index.ts';
import { tidyVatNumber } from '../../markets/reverse-charge/index.ts';
import { recordAction } from '../../staff/index.ts';
import { orderActionNotAllowed, type OrderBilling } from '../contract.ts';
import { recordEvent } from '../record-event.ts';
import { patchOrder, type OrderRow } from '../store.ts';

/**
 * Changes who pays an order that is locked: company, VAT number and the address of the invoice, as a whole. Its tax stays as it was agreed. The caller checks
 * that no invoice was made of it.
 * @throws orderActionNotAllowed (41) for history of another shop, invalidInput (40) naming `company`, `vatNumber` or `address.<field>`
 */
export async function changeBilling(
  tx: Tx,
  context: Context,
  { order, ...given }: { order: OrderRow } & Omit<OrderBilling, 'reverseCharge'>,
): Promise<OrderRow> {
  const { locale } = context;
  if (order.importedFrom !== null) throw new ShopError(orderActionNotAllowed);
  const address = given.address && checkAddress(given.address, { locale, path: 'address.', isPayer: true });
  const vatNumber = given.vatNumber === '' ? '' : tidyVatNumber(given.vatNumber, (address ?? order.address)?.country ?? '');
  const reverseCharge = order.billing?.reverseCharge ?? false;
  // Under reverse charge this number identifies who owes the tax.
  if (vatNumber === null || (vatNumber === '' && reverseCharge)) throw fieldError('vatNumber', m.checkout_vat_invalid({}, { locale }));
  const isEmpty = given.company === '' && vatNumber === '' && address === null;
  const billing = isEmpty ? null : { company: given.company, vatNumber, address, reverseCharge };
  const changed = await patchOrder(tx, order.id, { billing }, context.now());
  await recordEvent(tx, context, { order: changed, event: 'billingChanged' });
  await recordAction(tx, context, { action: 'order.billing', subject: order.orderNo, before: { billing: order.billing }, after: { billing } });
  return changed;
}
