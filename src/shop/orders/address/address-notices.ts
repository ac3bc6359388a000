/** What would cost something else at another address. */
import * as m from '#messages';
import { add, amount, zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import { marketOf, taxRateFor } from '../../markets/index.ts';
import { isGiftCard, type Place } from '../../markets/contract.ts';
import { taxAnswerOf, taxQuestion } from '../../markets/tax-sources/index.ts';
import { shippingMethodsFor, type ShippingConfiguration } from '../../shipping/index.ts';
import type { OrderAddress } from '../contract.ts';
import type { LineRow, OrderRow } from '../store.ts';

/** What would cost something else at the new address. */
export type AddressNotice = { field: 'tax' | 'shippingFee'; msg: string };

/** Notices about an order that has its new address already; `before` is the former one. */
export function noticesOf(
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
