/** Orders at PayPal that a shopper agrees to before there is an order of the shop's: by a button, with an address of PayPal's. */
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { toPaypalMoney } from './paypal-money.ts';
import { askForOrder, askFor, isPaypalError, paypalId } from './paypal-orders.ts';
import { approvalAddress, experienceOf, lineOf, refusedBy } from './paypal-pages.ts';
import { fromPaypalCountry } from './paypal-places.ts';

/** What a button asks for; `isSent`: PayPal asks where to. `id` makes it happen once. */
export type WantedApproval = { id: string; returnUrl: string; amount: number; currency: string; lang: string; isSent: boolean };

/** Who agreed, and where the goods go, as PayPal writes it; without goods that are sent there is no address. */
export type Payer = {
  email: string;
  name: string;
  phone: string;
  address: { country: string; province: string; city: string; postalCode: string; line1: string; line2: string } | null;
};

/** What became of it: agreed; not (yet); or PayPal knows it no more, or has taken the money. */
export type ApprovalState = { state: 'agreed'; payer: Payer } | { state: 'open' | 'gone' };

/**
 * Makes the order at PayPal, and says where the shopper agrees to it.
 * @throws timedOut (20000), providerAway (500)
 */
export async function askForApproval(
  context: Context,
  { id, returnUrl, amount, currency, lang, isSent }: WantedApproval,
): Promise<{ reference: string; url: string }> {
  const line = lineOf(context);
  const made = await askForOrder(line, {
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: id,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ amount: toPaypalMoney({ amount, currency }) }],
      payment_source: experienceOf({ url: returnUrl, lang, user_action: 'CONTINUE', shipping_preference: isSent ? 'GET_FROM_FILE' : 'NO_SHIPPING' }),
    },
  });
  if (isPaypalError(made)) throw refusedBy('an order', made);
  return { reference: made.id, url: approvalAddress(line, made) };
}

// What cannot be understood of a person is left for the person to fill in.
const text = (most: number) => z.string().trim().max(most).catch('');
const phoneNumber = z.object({ national_number: text(32) }).catch({ national_number: '' });
const person = z
  .object({
    email_address: text(254),
    name: z.object({ given_name: text(140), surname: text(140) }).catch({ given_name: '', surname: '' }),
    phone: z.object({ phone_number: phoneNumber }).catch({ phone_number: { national_number: '' } }),
  })
  .catch({ email_address: '', name: { given_name: '', surname: '' }, phone: { phone_number: { national_number: '' } } });
const shipping = z.object({
  name: z.object({ full_name: text(300) }).catch({ full_name: '' }),
  phone_number: phoneNumber,
  address: z.object({
    address_line_1: text(300),
    address_line_2: text(300),
    admin_area_2: text(120),
    admin_area_1: text(300),
    postal_code: text(60),
    country_code: text(2),
  }),
});
const agreedOrder = z.object({
  id: paypalId,
  status: z.string().max(60),
  payer: person,
  purchase_units: z
    .array(z.object({ shipping: shipping.optional().catch(undefined) }))
    .max(10)
    .default([]),
});

/**
 * Asks PayPal what became of it.
 * @throws timedOut (20000), providerAway (500)
 */
export async function readApprovalAt(context: Context, reference: string): Promise<ApprovalState> {
  const order = await askFor(lineOf(context), { method: 'GET', path: `/v2/checkout/orders/${reference}` }, agreedOrder);
  if (isPaypalError(order) || order.status === 'VOIDED' || order.status === 'COMPLETED') return { state: 'gone' };
  return order.status === 'APPROVED' ? { state: 'agreed', payer: payerOf(order) } : { state: 'open' };
}

function payerOf({ payer, purchase_units: [unit] }: z.output<typeof agreedOrder>): Payer {
  const sent = unit?.shipping;
  return {
    email: payer.email_address,
    name: sent?.name.full_name || `${payer.name.given_name} ${payer.name.surname}`.trim(),
    phone: sent?.phone_number.national_number || payer.phone.phone_number.national_number,
    address: sent
      ? {
          country: fromPaypalCountry(sent.address.country_code),
          province: sent.address.admin_area_1,
          city: sent.address.admin_area_2,
          postalCode: sent.address.postal_code,
          line1: sent.address.address_line_1,
          line2: sent.address.address_line_2,
        }
      : null,
  };
}
