import * as m from '#messages';
import { add, amount, zero } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { checkAddress } from '../../addresses/index.ts';
import type { PostalAddress } from '../../addresses/contract.ts';
import { marketOf, taxRateFor } from '../../markets/index.ts';
import { isGiftCard, type Place } from '../../markets/contract.ts';
import { taxAnswerOf, taxQuestion } from '../../markets/tax-sources/index.ts';
import { shippedCountries, shippingMethodsFor, type ShippingConfiguration } from '../../shipping/index.ts';
import { readShippingWithAnswers } from '../../shipping/sources/index.ts';
import { recordAction } from '../../staff/index.ts';
import { isOpen, orderActionNotAllowed, orderAlreadyShipped, type OrderAddress } from '../contract.ts';
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
    return { order: changed, notices: noticesOf(changed, await findLines(tx, [order.id]), { configuration, locale, before: order.address }) };
  });
}

function noticesOf(
  order: OrderRow,
  lines: readonly LineRow[],
  { configuration, locale, before }: { configuration: ShippingConfiguration; locale: Context['locale']; before: OrderAddress },
): AddressNotice[] {
  const { address, shippingMethod, currency, lang } = order;
  if (!address) return [];
  const place = placeOf(address);
  const notices: AddressNotice[] = [];
  if (isTaxedOtherwise(order, lines, { configuration, place })) notices.push({ field: 'tax', msg: m.order_address_tax_differs({}, { locale }) });
  const sent = lines.filter((line) => !isGiftCard(line));
  const parcel = {
    currency,
    subtotal: add(zero, ...sent.map(({ totalAmount }) => amount(totalAmount))),
    weightGrams: sent.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    lines: sent.map(({ sku, quantity, weightGrams, totalAmount }) => ({ sku, quantity, weightGrams, total: amount(totalAmount) })),
  };
  // Compared with what it costs to the former address: what was agreed holds promotions, and the tariffs of another day.
  const [now, then] = [place, placeOf(before)].map((to) =>
    shippingMethodsFor(configuration, { place: to, lang, parcel }).find(({ id }) => id === shippingMethod?.id),
  );
  if (shippingMethod && now?.price !== (then?.price ?? order.shippingFeeAmount))
    notices.push({ field: 'shippingFee', msg: m.order_address_shipping_differs({}, { locale }) });
  return notices;
}

const placeOf = ({ country, province: region, postalCode, city, area, address }: OrderAddress): Required<Place> => ({
  country,
  region,
  postalCode,
  city,
  area,
  address,
});

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
