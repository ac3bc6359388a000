import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { countryChoiceSchema } from '#shop/addresses/contract.ts';
import { dropCheckoutCoupon, useCheckoutCoupon, useCredits } from './steps/checkout-coupons.ts';
import { dropCheckoutGiftCard, setGiftDelivery, useCheckoutGiftCard } from './gift-cards/index.ts';
import { choosePayment, chooseShipping } from './steps/choose-methods.ts';
import {
  addressStepInput,
  billingInput,
  checkoutSchema,
  contactInput,
  couponStepInput,
  createInput,
  creditsInput,
  dropGiftCardInput,
  fapiaoStepInput,
  getInput,
  giftCardStepInput,
  giftDeliveryStepInput,
  lineStepInput,
  methodInput,
  submitInput,
  submittedSchema,
} from './contract.ts';
import { createCheckout } from './create-checkout.ts';
import { setFapiao } from './fapiao/index.ts';
import { listCountries } from './countries/list-countries.ts';
import { readCheckout } from './read-checkout.ts';
import { changeLine } from './steps/change-line.ts';
import { setAddress } from './steps/set-address.ts';
import { setBilling } from './steps/set-billing.ts';
import { setContact } from './steps/set-contact.ts';
import { submitCheckout } from './submit/submit-checkout.ts';

const shared = { method: 'POST', tag: 'checkout', access: 'shopper' } as const;
/** A step answers the checkout as it is then. */
const step = { ...shared, data: checkoutSchema } as const;

/** Publishes the checkout. */
export function checkoutRoutes(api: Api): void {
  api.operation(
    {
      ...shared,
      url: '/api/web/checkout/create',
      idempotent: true,
      summary: 'Begin a checkout of the cart, or of one thing bought at once',
      body: createInput,
      data: z.object({ slug: z.string() }),
    },
    (context, { body }) => createCheckout(context, body),
  );
  stepRoutes(api);
  payerRoutes(api);
  api.operation(
    {
      ...shared,
      url: '/api/web/checkout/submit',
      summary: 'Place the order and start its payment',
      body: submitInput,
      data: submittedSchema,
      idempotent: 'resumes',
    },
    (context, { body: { agree, remark, ...rest } }) => submitCheckout(context, { ...rest, agree: agree === true, remark: remark ?? '' }),
  );
  api.operation(
    {
      method: 'GET',
      tag: 'checkout',
      access: 'public',
      url: '/api/web/checkout/countries',
      summary: 'Countries that the shop ships to',
      query: z.object({ lang: z.string().max(10).optional() }),
      data: z.object({ items: z.array(countryChoiceSchema) }),
      cacheControl: 'public, max-age=300',
    },
    async (context) => ({ items: await listCountries(context) }),
  );
}

function stepRoutes(api: Api): void {
  api.operation(
    { ...step, url: '/api/web/checkout/get', summary: 'A checkout as it is now; of a placed order by its number', body: getInput },
    (context, { body }) => readCheckout(context, body),
  );
  api.operation(
    { ...step, url: '/api/web/checkout/contact', summary: 'Set the e-mail address or mobile number', body: contactInput },
    (context, { body: { slug, ...contact } }) => setContact(context, slug, contact),
  );
  api.operation(
    { ...step, url: '/api/web/checkout/address', summary: 'Set the shipping address', body: addressStepInput },
    (context, { body: { slug, ...address } }) => setAddress(context, slug, address),
  );
  api.operation({ ...step, url: '/api/web/checkout/shipping', summary: 'Choose the shipping method', body: methodInput }, (context, { body }) =>
    chooseShipping(context, body.slug, body.methodId),
  );
  api.operation({ ...step, url: '/api/web/checkout/payment', summary: 'Choose the payment method', body: methodInput }, (context, { body }) =>
    choosePayment(context, body.slug, body.methodId),
  );
  api.operation(
    { ...step, url: '/api/web/checkout/line', summary: 'Set the quantity of a line; 0 removes it', body: lineStepInput },
    (context, { body: { slug, ...line } }) => changeLine(context, slug, line),
  );
  api.operation({ ...step, url: '/api/web/checkout/coupon', summary: 'Use a coupon', body: couponStepInput }, (context, { body }) =>
    useCheckoutCoupon(context, body.slug, body.code),
  );
  api.operation({ ...step, url: '/api/web/checkout/coupon/remove', summary: 'Use a coupon no longer', body: couponStepInput }, (context, { body }) =>
    dropCheckoutCoupon(context, body.slug, body.code),
  );
  api.operation({ ...step, url: '/api/web/checkout/gift-card', summary: 'Pay with a gift card', body: giftCardStepInput }, (context, { body }) =>
    useCheckoutGiftCard(context, body.slug, body.code),
  );
  api.operation(
    { ...step, url: '/api/web/checkout/gift-card/remove', summary: 'Pay with a gift card no longer', body: dropGiftCardInput },
    (context, { body }) => dropCheckoutGiftCard(context, body.slug, body.giftCardId),
  );
  api.operation(
    { ...step, url: '/api/web/checkout/gift-delivery', summary: 'Set who gets the gift cards that are bought', body: giftDeliveryStepInput },
    (context, { body: { slug, ...delivery } }) => setGiftDelivery(context, slug, delivery),
  );
  api.operation({ ...step, url: '/api/web/checkout/credits', summary: 'Use credits, or not', body: creditsInput }, (context, { body }) =>
    useCredits(context, body.slug, { use: body.use }),
  );
}

/** Who pays, and what the invoice says. */
function payerRoutes(api: Api): void {
  api.operation(
    { ...step, url: '/api/web/checkout/billing', summary: 'Set company, VAT number and billing address', body: billingInput },
    (context, { body: { slug, ...billing } }) => setBilling(context, slug, billing),
  );
  api.operation(
    { ...step, url: '/api/web/checkout/fapiao', summary: 'Ask for a Chinese invoice (fapiao), or for none', body: fapiaoStepInput },
    (context, { body: { slug, fapiao } }) => setFapiao(context, slug, fapiao),
  );
}
