/** Fetches what a shopper has agreed to pay at PayPal. */
import type { Attempt, ShipTo } from '../provider.ts';
import { askPaypal, PaypalRefused, type PaypalLine } from './paypal-api.ts';
import { toPaypalCountry } from './paypal-places.ts';
import { toPaypalMoney } from './paypal-money.ts';
import { askForOrder, customId, invoiceId, isPaypalError, type PaypalError, type PaypalOrder } from './paypal-orders.ts';

const pathOf = (orderId: string): string => `/v2/checkout/orders/${orderId}`;

/**
 * Captures an order; `requestId` makes it happen once. One that was captured before is answered as it is.
 * @throws timedOut (20000), providerAway (500); what was taken is not known then
 */
export async function captureOrder(line: PaypalLine, { orderId, requestId }: { orderId: string; requestId: string }): Promise<PaypalOrder | PaypalError> {
  const captured = await askForOrder(line, { method: 'POST', path: `${pathOf(orderId)}/capture`, requestId });
  if (!isPaypalError(captured) || captured.refused !== 'ORDER_ALREADY_CAPTURED') return captured;
  return askForOrder(line, { method: 'GET', path: pathOf(orderId) });
}

/**
 * Captures what was agreed to by a button, before there was an order of the shop's: the order at PayPal gets its number, sum and shipping address first.
 * Answers the order as it is then, or why PayPal refuses.
 * @throws timedOut (20000), providerAway (500); what was taken is not known then
 */
export async function captureAgreed(
  line: PaypalLine,
  { attempt, orderId, shipTo }: { attempt: Attempt; orderId: string; shipTo?: ShipTo | null | undefined },
): Promise<PaypalOrder | PaypalError> {
  const refusal = await updateOrder(line, { attempt, orderId, shipTo });
  // Another process was quicker: read the result next.
  if (refusal && refusal.refused !== 'ORDER_ALREADY_COMPLETED') return refusal;
  return captureOrder(line, { orderId, requestId: `${attempt.id}:agreed` });
}

async function updateOrder(
  line: PaypalLine,
  { attempt, orderId, shipTo }: { attempt: Attempt; orderId: string; shipTo?: ShipTo | null | undefined },
): Promise<PaypalError | null> {
  const { orderNo } = attempt;
  const unit = "/purchase_units/@reference_id=='default'";
  const body = [
    { op: 'replace', path: `${unit}/amount`, value: toPaypalMoney(attempt) },
    { op: 'add', path: `${unit}/custom_id`, value: customId(line, orderNo) },
    { op: 'add', path: `${unit}/invoice_id`, value: invoiceId(attempt) },
    { op: 'add', path: `${unit}/description`, value: orderNo },
    ...(shipTo ? shippingOf(shipTo).map(([name, value]) => ({ op: 'add', path: `${unit}/shipping/${name}`, value })) : []),
  ];
  try {
    const answer = await askPaypal(line, { method: 'PATCH', path: pathOf(orderId), body });
    return answer.ok ? null : { refused: answer.issue, debugId: answer.debugId };
  } catch (error) {
    // Something in it is not to PayPal's liking; nothing was changed.
    if (error instanceof PaypalRefused && error.status === 400) return { refused: 'INVALID_REQUEST', debugId: '' };
    throw error;
  }
}

function shippingOf({ name, country, province, city, postalCode, address, apartment }: ShipTo): [string, object][] {
  const lines = { address_line_1: address, address_line_2: apartment, admin_area_2: city, admin_area_1: province, postal_code: postalCode };
  const written = Object.fromEntries(Object.entries(lines).filter(([, text]) => text !== ''));
  return [
    ['name', { full_name: name.slice(0, 300) }],
    ['address', { ...written, country_code: toPaypalCountry(country) }],
  ];
}
