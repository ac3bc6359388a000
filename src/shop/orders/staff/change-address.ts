import * as m from '#messages';
import { amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { checkAddress } from '../../addresses/index.ts';
import type { PostalAddress } from '../../addresses/contract.ts';
import { marketOf, taxRateFor } from '../../markets/index.ts';
import type { Place } from '../../markets/contract.ts';
import { taxAnswerOf, taxQuestion } from '../../markets/tax-sources/index.ts';
import { shippedCountries, shippingMethodsFor, type ShippingConfiguration } from '../../shipping/index.ts';
import { readShippingWithAnswers } from '../../shipping/sources/index.ts';
import { recordAction } from '../../staff/index.ts';
import { isOpen, orderActionNotAllowed, orderAlreadyShipped } from '../contract.ts';
import { recordEvent } from '../record-event.ts';
import { findLines, patchOrder, type LineRow, type OrderRow } from '../store.ts';
import { loadStaffOrderForUpdate, type OrderRef } from './load-staff-order.ts';

/** What would cost something else at the new address. */
export type AddressNotice = { field: 'tax' | 'shippingFee'; msg: string };

/**
 * Changes where an order goes, as long as nothing of it was sent. Its totals stay as they were agreed; `notices` say what
 * would be another amount there.
 * @throws notFound (404), orderAlreadyShipped (41), orderActionNotAllowed (41) where nothing is sent, invalidInput (40) naming
 * `address.<field>`
 */
export async function changeOrderAddress(context: Context, change: AddressChange): Promise<{ order: OrderRow; notices: AddressNotice[] }> {
  return withAnswers(context, (asking) => changeWith(asking, change));
}

type AddressChange = OrderRef & { address: PostalAddress };

async function changeWith(context: Context, { order: ref, address: given }: AddressChange): Promise<{ order: OrderRow; notices: AddressNotice[] }> {
  const { locale } = context;
  const configuration = await readShippingWithAnswers(context);
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    if (order.shipped !== 'none') throw new ShopError(orderAlreadyShipped);
    if (!isOpen(order) || order.address === null) throw new ShopError(orderActionNotAllowed);
    if (!shippedCountries(configuration).includes(given.country)) throw fieldError('address.country', m.checkout_country_not_shipped({}, { locale }));
    const address = checkAddress(given, { locale, path: 'address.' });
    const changed = await patchOrder(tx, order.id, { address }, context.now());
    await recordEvent(tx, context, { order: changed, event: 'addressChanged' });
    await recordAction(tx, context, { action: 'order.address', subject: order.orderNo, before: { address: order.address }, after: { address } });
    return { order: changed, notices: noticesOf(changed, await findLines(tx, [order.id]), { configuration, locale }) };
  });
}

function noticesOf(
  order: OrderRow,
  lines: readonly LineRow[],
  { configuration, locale }: { configuration: ShippingConfiguration; locale: Context['locale'] },
): AddressNotice[] {
  const { address, shippingMethod, currency, lang } = order;
  if (!address) return [];
  const { country, province: region, postalCode, city, area } = address;
  const place = { country, region, postalCode, city, area, address: address.address };
  const notices: AddressNotice[] = [];
  if (isTaxedOtherwise(order, lines, { configuration, place })) notices.push({ field: 'tax', msg: m.order_address_tax_differs({}, { locale }) });
  const parcel = {
    currency,
    subtotal: amount(order.subtotalAmount),
    weightGrams: lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    lines: lines.map(({ sku, quantity, weightGrams, totalAmount }) => ({ sku, quantity, weightGrams, total: amount(totalAmount) })),
  };
  const option = shippingMethodsFor(configuration, { place, lang, parcel }).find((one) => one.id === shippingMethod?.id);
  if (shippingMethod && option?.price !== order.shippingFeeAmount)
    notices.push({ field: 'shippingFee', msg: m.order_address_shipping_differs({}, { locale }) });
  return notices;
}

/** Whether the tax would be another there; also where nobody says it. */
function isTaxedOtherwise(
  order: OrderRow,
  lines: readonly LineRow[],
  { configuration: { markets, answers }, place }: { configuration: ShippingConfiguration; place: Required<Place> },
): boolean {
  // Of an order with tax, lines without are goods that are not taxed anywhere.
  const taxed = lines.filter((line) => line.taxBasisPoints !== 0 || order.taxAmount === 0);
  const { taxProvider, shippingTaxClass, taxIncluded } = marketOf(markets, place);
  if (taxProvider === null) return taxed.some((line) => (taxRateFor(markets, { ...place, taxClass: line.taxClass })?.basisPoints ?? 0) !== line.taxBasisPoints);
  const answer = taxAnswerOf(
    answers,
    taxProvider.id,
    taxQuestion(place, {
      currency: order.currency,
      taxIncluded,
      lines: taxed.map(({ sku, quantity, taxClass, totalAmount }) => ({ sku, quantity, taxClass, total: totalAmount })),
      shipping: order.shippingFeeAmount > 0 ? { amount: order.shippingFeeAmount, taxClass: shippingTaxClass } : null,
    }),
  );
  return answer === null || [...answer.lines, answer.shipping].reduce((sum, part) => sum + (part?.amount ?? 0), 0) !== order.taxAmount;
}
