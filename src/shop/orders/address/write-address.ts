import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { checkAddress } from '../../addresses/index.ts';
import { wholeAddress, type PostalAddress } from '../../addresses/contract.ts';
import { shippedCountries, type ShippingConfiguration } from '../../shipping/index.ts';
import { isOpen, orderActionNotAllowed, orderUnchangeable } from '../contract.ts';
import { recordEvent } from '../record-event.ts';
import { findLines, patchOrder, type OrderRow } from '../store.ts';
import { noticesOf, type AddressNotice } from './address-notices.ts';

/** An order before and after, and what would cost something else there. */
type WrittenAddress = { before: PostalAddress; order: OrderRow; isChanged: boolean; notices: AddressNotice[] };

/**
 * Writes where an order goes that is locked, as long as nothing of it was sent. Its totals stay as they were agreed. The same address
 * again is no change.
 * @throws orderUnchangeable (41), orderActionNotAllowed (41) where nothing is sent, invalidInput (40) naming `address.<field>`
 */
export async function writeAddress(
  tx: Tx,
  context: Context,
  { order, address: given, configuration }: { order: OrderRow; address: PostalAddress; configuration: ShippingConfiguration },
): Promise<WrittenAddress> {
  const { locale } = context;
  const { address: before } = order;
  if (order.shipped !== 'none') throw new ShopError(orderUnchangeable);
  if (!isOpen(order) || before === null) throw new ShopError(orderActionNotAllowed);
  if (!shippedCountries(configuration).includes(given.country)) throw fieldError('address.country', m.checkout_country_not_shipped({}, { locale }));
  const address = checkAddress(given, { locale, path: 'address.' });
  if (isSame(before, address)) return { before, order, isChanged: false, notices: [] };
  const changed = await patchOrder(tx, order.id, { address, ...keptBilling(order, before) }, context.now());
  await recordEvent(tx, context, { order: changed, event: 'addressChanged' });
  return { before, order: changed, isChanged: true, notices: noticesOf(changed, await findLines(tx, [order.id]), { configuration, locale, before }) };
}

/** The invoice of a paid order was made: it keeps the address that it went to (docs/rules/orders.md, "Who pays, and the fapiao"). */
function keptBilling({ payStatus, billing }: OrderRow, before: PostalAddress): Partial<Pick<OrderRow, 'billing'>> {
  if (payStatus !== 'paid' || billing?.address) return {};
  return { billing: { ...(billing ?? { company: '', vatNumber: '', reverseCharge: false }), address: before } };
}

const isSame = (one: PostalAddress, other: PostalAddress) => JSON.stringify(wholeAddress(one)) === JSON.stringify(wholeAddress(other));
