/** The plain forms of the checkout: its steps, and the one that orders. Each answers with the page at the step that comes next. */
import { z } from 'zod';
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { PageForm } from '#kit/server/page/page-kind.ts';
import { addressInput, parseAddressInput } from '#shop/addresses/contract.ts';
import { readPastedAddress } from '#shop/addresses/pasted/index.ts';
import { placesOfPostalCode, sharedPlace } from '#shop/addresses/postal-codes/index.ts';
import { suggestingForm } from '#shop/addresses/suggestions/index.ts';
import {
  addressRead,
  addressReadInPart,
  billingInput,
  checkoutLimits,
  contactInput,
  couponStepInput,
  dropGiftCardInput,
  giftCardStepInput,
  giftDeliveryStepInput,
  lineStepInput,
  methodInput,
  otherCountry,
  submitInput,
  type Checkout,
} from '#shop/checkout/contract.ts';
import {
  changeLine,
  chooseShipping,
  dropCheckoutCoupon,
  readCheckout,
  setAddress,
  setBilling,
  setContact,
  submitCheckout,
  useCheckoutCoupon,
} from '#shop/checkout/index.ts';
import { dropCheckoutGiftCard, setGiftDelivery, useCheckoutGiftCard } from '#shop/checkout/gift-cards/index.ts';
import { beginPaypal } from '#shop/checkout/paypal/index.ts';
import { openStepOf, stepAfterAddress } from '#shop/checkout/sections.ts';
import { setFapiao } from '#shop/checkout/fapiao/index.ts';
import { fapiaoInput } from '#shop/orders/contract.ts';
import { startPayment } from '#shop/orders/pay/index.ts';
import type { StartedPayment } from '#shop/payments/contract.ts';
import { mergeFound, namedParts } from '#ui/address-form/data.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

const pathOf = (context: Context, slug: string) => localPath(context, `/checkout/${slug}`);

const toOpenStep = (context: Context, checkout: Checkout) => ({ location: `${pathOf(context, checkout.slug)}#step-${openStepOf(checkout)}` });

/** Where there is more than one way to the address, the cheapest is chosen, and all are shown. */
const afterAddress = (context: Context, checkout: Checkout) => {
  const step = stepAfterAddress(checkout);
  return step === null ? toOpenStep(context, checkout) : { location: `${pathOf(context, checkout.slug)}?step=${step}#step-${step}` };
};

const contact: PageForm = async (context, fields, { params }) => {
  const given = readFields(context, fields, { schema: contactInput.omit({ slug: true }) });
  return toOpenStep(context, await setContact(context, params['slug']!, given));
};

/** Fields that were made for another country are not judged: those of the country that was chosen are shown first. */
const address: PageForm = async (context, fields, { params }) => {
  const shown = fields.get('shown');
  if (shown !== null && shown !== fields.get('country')) throw new ShopError(otherCountry);
  const given = readFields(context, fields, { schema: addressInput });
  // What a script would have filled in as the code was typed.
  const { province, city } = sharedPlace(placesOfPostalCode(given.country, given.postalCode));
  const whole = { ...given, province: given.province || province, city: given.city || city };
  return afterAddress(context, await setAddress(context, params['slug']!, { address: whole }));
};

const pastedFields = z.object({ pasted: parseAddressInput.shape.text });

/** The page comes back with the fields filled in that the text names and nobody filled in. */
const paste: PageForm = async (context, fields) => {
  const { pasted } = readFields(context, fields, { schema: pastedFields });
  const found = await readPastedAddress(context, pasted);
  const { filled, differing } = mergeFound(Object.fromEntries(fields), found);
  for (const [name, text] of Object.entries(filled)) fields.set(name, text);
  if (Object.keys(filled).length + differing.length === 0) throw fieldError('pasted', m.addresses_paste_nothing({}, context));
  if (differing.length === 0) throw new ShopError(addressRead);
  const form = await suggestingForm(context, fields.get('country') ?? found.country);
  throw new ShopError(addressReadInPart, { params: { fields: namedParts(form, differing, found) } });
};

const billingFields = billingInput.omit({ slug: true, address: true }).extend({ billing: z.enum(['same', 'other']).default('same') });

/** The address is read where it is another one than that of the shipping. */
const billing: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  const { billing: choice, ...company } = readFields(context, fields, { schema: billingFields });
  const other = choice === 'other' ? readFields(context, fields, { schema: addressInput }) : null;
  return { location: `${pathOf(context, (await setBilling(context, slug, { ...company, address: other })).slug)}#step-payment` };
};

const shippingFields = z.object({ shippingMethod: methodInput.shape.methodId });

/** Chooses how the goods are sent, or where they are collected. */
const shipping: PageForm = async (context, fields, { params }) => {
  const { shippingMethod } = readFields(context, fields, { schema: shippingFields });
  return toOpenStep(context, await chooseShipping(context, params['slug']!, shippingMethod));
};

const lineFields = lineStepInput.omit({ slug: true });

/** Changes how much of a line is bought. */
const line: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  await changeLine(context, slug, readFields(context, fields, { schema: lineFields, numbers: ['quantity'] }));
  return { location: pathOf(context, slug) };
};

const dropLine: PageForm = async (context, fields, page) => line(context, new URLSearchParams({ lineId: fields.get('lineId') ?? '', quantity: '0' }), page);

const couponFields = couponStepInput.omit({ slug: true });

const coupon: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  await useCheckoutCoupon(context, slug, readFields(context, fields, { schema: couponFields }).code);
  return { location: pathOf(context, slug) };
};

const dropCoupon: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  await dropCheckoutCoupon(context, slug, readFields(context, fields, { schema: couponFields }).code);
  return { location: pathOf(context, slug) };
};

const giftCard: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  await useCheckoutGiftCard(context, slug, readFields(context, fields, { schema: giftCardStepInput.omit({ slug: true }) }).code);
  return { location: pathOf(context, slug) };
};

const dropGiftCard: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  await dropCheckoutGiftCard(context, slug, readFields(context, fields, { schema: dropGiftCardInput.omit({ slug: true }) }).giftCardId);
  return { location: pathOf(context, slug) };
};

const fapiao: PageForm = async (context, fields, { params }) => {
  const given = readFields(context, fields, { schema: fapiaoInput });
  return { location: `${pathOf(context, (await setFapiao(context, params['slug']!, given)).slug)}#step-payment` };
};

const dropFapiao: PageForm = async (context, _fields, { params }) => ({
  location: `${pathOf(context, (await setFapiao(context, params['slug']!, null)).slug)}#step-payment`,
});

const giftDelivery: PageForm = async (context, fields, { params }) => {
  const given = readFields(context, fields, { schema: giftDeliveryStepInput.omit({ slug: true }) });
  return { location: `${pathOf(context, (await setGiftDelivery(context, params['slug']!, given)).slug)}#step-payment` };
};

/** Leads to PayPal's page, where the checkout is agreed to. */
const paypal: PageForm = async (context, _fields, { params }) => ({
  location: (await beginPaypal(context, { source: 'checkout', slug: params['slug']! })).url,
});

const paymentMethod = z.string().min(1).max(checkoutLimits.methodIdLength);
const amount = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const ticked = z.string().max(10).optional();
const placeFields = submitInput.omit({ slug: true, expectedTotal: true, expectedNow: true, expectedUntil: true, saveCard: true }).extend({
  paymentMethod: paymentMethod.optional(),
  amount,
  payNow: amount.optional(),
  currency: z.string().length(3),
  expectedUntil: z.iso.date().or(z.literal('')).optional(),
  saveCard: ticked,
});

/** The way of paying is chosen on the same form. Sent twice it leads to the payment of the same order. */
const place: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  // Browsers send the ends of lines as two characters, of which the limit knows one.
  const sent = new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
  const {
    agree,
    remark = '',
    giftMessage,
    amount: total,
    payNow,
    currency,
    expectedUntil,
    paymentMethod: chosen,
    saveCard,
  } = readFields(context, sent, { schema: placeFields });
  const submission = {
    slug,
    agree: agree !== undefined,
    remark,
    giftMessage,
    expectedTotal: { amount: total, currency },
    ...(payNow === undefined ? {} : { expectedNow: { amount: payNow, currency } }),
    expectedUntil: expectedUntil === '' ? null : expectedUntil,
    saveCard: saveCard !== undefined,
    ...(chosen === undefined ? {} : { filledIn: { paymentMethod: chosen } }),
  };
  const { orderNo, payment } = await submitCheckout(context, submission);
  return toPayment(context, { slug, orderNo, payment });
};

const payFields = z.object({ paymentMethod, saveCard: ticked });

/** Pays for an order that was placed before. */
const pay: PageForm = async (context, fields, { params }) => {
  const slug = params['slug']!;
  const { paymentMethod: methodId, saveCard } = readFields(context, fields, { schema: payFields });
  const { orderNo } = await readCheckout(context, { slug });
  if (orderNo === null) throw new ShopError(notFound);
  return toPayment(context, { slug, orderNo, payment: await startPayment(context, { orderNo, methodId, saveCard: saveCard !== undefined }) });
};

function toPayment(context: Context, { slug, orderNo, payment }: { slug: string; orderNo: string; payment: StartedPayment }) {
  if (payment.state === 'failed') return { location: `${pathOf(context, slug)}?said=notStarted` };
  const { action } = payment;
  if ('url' in action) return { location: action.url };
  return { location: `${localPath(context, '/checkout/thankyou')}?order=${encodeURIComponent(orderNo)}` };
}

/** By the value of the form's field `form`. */
export const checkoutForms: Readonly<Record<string, PageForm>> = {
  contact,
  address,
  paste,
  billing,
  collect: shipping,
  shipping,
  line,
  dropLine,
  coupon,
  dropCoupon,
  giftCard,
  dropGiftCard,
  fapiao,
  dropFapiao,
  giftDelivery,
  paypal,
  place,
  pay,
};
