/** The checkout on the wire. Field names and sums: docs/contract.md, "Field names"; docs/rules/money.md, "Totals". */
import { isPlainText } from '#kit/pure/plain-text.ts';
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { agreement, callingCode } from '#shop/accounts/contract.ts';
import { addressInput, addressSchema } from '#shop/addresses/contract.ts';
import { basketLineSchema, discountSchema, quantitySchema, shippingDiscountSchema, shippingMethodSchema, skuSchema, updateInput } from '#shop/cart/contract.ts';
import { moneySchema } from '#shop/catalog/contract.ts';
import { giftCardLimits, giftDeliveryInput, giftDeliverySchema, usedGiftCardSchema } from '#shop/gift-cards/contract.ts';
import { billingSchema, contactSchema, fapiaoInput, fapiaoSchema, orderLimits } from '#shop/orders/contract.ts';
import { paymentLimits, paymentMethodSchema, startedPaymentSchema } from '#shop/payments/contract.ts';
import { promotionLimits } from '#shop/promotions/contract.ts';

export type { AbandonedCheckout, AbandonedFigures } from './abandoned/contract.ts';

/** Limits of a checkout. */
export const checkoutLimits = {
  slugLength: 40,
  emailLength: 254,
  mobileLength: 16,
  methodIdLength: paymentLimits.methodIdLength,
  remarkLength: orderLimits.remarkLength,
  giftMessageLength: orderLimits.giftMessageLength,
  companyLength: orderLimits.companyLength,
  vatNumberLength: orderLimits.vatNumberLength,
} as const;

/**
 * A checkout. `shippingFee` is null until an address and a method are known ('Calculated in the next step'), 0 where
 * shipping is free. A placed one (`state: "placed"`) shows its order's sums and takes no change but the
 * method that pays it.
 */
export const checkoutSchema = z
  .object({
    slug: z.string(),
    state: z.enum(['open', 'placed']),
    /** Of a placed checkout. */
    orderNo: z.string().nullable(),
    /** Whether a placed one still waits for its payment (`/payment/start`). */
    payable: z.boolean(),
    lines: z.array(basketLineSchema),
    contact: contactSchema,
    address: addressSchema.nullable(),
    /** The address as it is read, in the asker's language; empty without one. */
    addressLines: z.array(z.string()),
    /** Who pays, where the invoice says more than the shipping address; absent in what was placed before that could be. */
    billing: billingSchema.nullable().optional(),
    /** Whether a Chinese invoice can be asked for, and the one that is; absent in what was placed before there were any. */
    offersFapiao: z.boolean().optional(),
    fapiao: fapiaoSchema.nullable().optional(),
    /** Whether the buyer owes the tax, which is 0 here. */
    reverseCharge: z.boolean().optional(),
    /** False where nothing of it is sent: then neither address nor shipping method is asked for. */
    requiresShipping: z.boolean(),
    /** False too where the goods are collected; absent in what was placed before that could be. */
    requiresAddress: z.boolean().optional(),
    shippingMethods: z.array(shippingMethodSchema),
    shippingMethod: shippingMethodSchema.nullable(),
    /** False where nothing is to be paid with the order. */
    requiresPayment: z.boolean(),
    paymentMethods: z.array(paymentMethodSchema),
    paymentMethod: paymentMethodSchema.nullable(),
    /** Whether a card that pays can be saved for the next time; absent in what was placed before that could be. */
    savesCards: z.boolean().optional(),
    couponCodes: z.array(z.string()),
    couponDiscounts: z.array(discountSchema),
    promotionDiscounts: z.array(discountSchema),
    /** What makes shipping free; absent in what was placed before there was such a thing. */
    shippingDiscounts: z.array(shippingDiscountSchema).optional(),
    shippingFee: moneySchema.nullable(),
    tax: moneySchema,
    /** The tax by rate; adds up to `tax`. Absent in what was placed before it was recorded. */
    taxes: z.array(z.object({ title: z.string(), basisPoints: z.number(), amount: moneySchema })).optional(),
    taxIncluded: z.boolean(),
    credits: moneySchema,
    /** Whether credits are used, and what all of the shopper's are worth; absent in what was placed before there were any. */
    useCredits: z.boolean().optional(),
    creditsAvailable: moneySchema.optional(),
    /** Gift cards that pay after credits, and what they pay together; absent in what was placed before there were any. */
    giftCards: z.array(usedGiftCardSchema).optional(),
    giftCardsAmount: moneySchema.optional(),
    /** Whether gift cards are bought, and who gets their codes; null: the buyer. Absent in what was placed before there were any. */
    sellsGiftCards: z.boolean().optional(),
    giftDelivery: giftDeliverySchema.nullable().optional(),
    subtotal: moneySchema,
    total: moneySchema,
    /** What of the total is not charged with the order, but once all of it is there; absent: all is. */
    payLater: moneySchema.optional(),
    /** Of a placed one that is payable: what is to be paid now. */
    due: moneySchema.optional(),
    remark: z.string(),
    /**
     * What is sold ahead of stock in it: `until` is the last day from which on something of it is expected to be sent, `texts` what the shopper has to
     * know before paying. Null: all is there; absent in what was placed before there was such a thing.
     */
    expected: z
      .object({ until: z.iso.date().describe('The last day from which on something of it is expected to be sent'), texts: z.array(z.string()) })
      .nullable()
      .optional(),
    messages: z.array(z.string()),
  })
  .meta({ id: 'Checkout', description: 'A checkout, with what was chosen so far and its sums.' });

/** A checkout. */
export type Checkout = z.infer<typeof checkoutSchema>;

const slug = z.string().min(1).max(checkoutLimits.slugLength);

/** `/checkout/create` */
export const createInput = z.discriminatedUnion('source', [
  z.object({ source: z.literal('cart') }),
  z.object({ source: z.literal('buyNow'), sku: skuSchema, quantity: quantitySchema }),
]);
/** `/checkout/get`: by its slug, or that of a placed order. */
export const getInput = z.object({
  slug: slug.optional(),
  orderNo: z.string().max(orderLimits.orderNoLength).optional(),
  orderToken: z.string().max(orderLimits.tokenLength).optional(),
});
/** `/checkout/contact`: an e-mail address, or a mobile number with its calling code. */
export const contactInput = z.object({
  slug,
  email: z.string().trim().max(checkoutLimits.emailLength).optional(),
  countryCode: z.string().trim().max(6).meta(callingCode).optional(),
  mobile: z.string().trim().max(checkoutLimits.mobileLength).optional(),
});
/** `/checkout/address`: an address, or one of the address book. */
export const addressStepInput = z.object({ slug, address: addressInput.optional(), addressId: z.string().max(40).optional() });
/** `/checkout/billing`: who pays, as a whole; without `address` the invoice goes to the shipping address. */
export const billingInput = z.object({
  slug,
  company: z.string().trim().max(checkoutLimits.companyLength).optional(),
  vatNumber: z.string().trim().max(checkoutLimits.vatNumberLength).optional(),
  address: addressInput.nullable().optional(),
});
/** `/checkout/fapiao`: null asks for none. */
export const fapiaoStepInput = z.object({ slug, fapiao: fapiaoInput.nullable() });
/** `/checkout/shipping`, `/checkout/payment` */
export const methodInput = z.object({ slug, methodId: z.string().min(1).max(checkoutLimits.methodIdLength) });
/** `/checkout/line`; 0 removes. */
export const lineStepInput = updateInput.extend({ slug });
/** `/checkout/coupon`, `/checkout/coupon/remove` */
export const couponStepInput = z.object({ slug, code: z.string().trim().min(1).max(promotionLimits.codeLength) });
/** `/checkout/credits` */
export const creditsInput = z.object({ slug, use: z.boolean() });
/** `/checkout/gift-card` */
export const giftCardStepInput = z.object({ slug, code: z.string().trim().min(1).max(giftCardLimits.codeLength) });
/** `/checkout/gift-delivery` */
export const giftDeliveryStepInput = giftDeliveryInput.extend({ slug });
/** `/checkout/gift-card/remove` */
export const dropGiftCardInput = z.object({ slug, giftCardId: z.string().min(1).max(40) });
/**
 * `/checkout/submit`. `expectedTotal` is the money object that the shopper saw as `total`; `expectedUntil` the day that was shown as `expected.until`, null
 * where none was. Left out, it is not compared. `expectedNow` is what was shown to be paid with the order, where that is not all. `saveCard`: a card that pays is saved, where the shop saves cards.
 * `giftMessage` is printed for who gets the goods as a gift.
 */
export const submitInput = z
  .object({
    slug,
    agree: agreement,
    remark: z.string().trim().max(checkoutLimits.remarkLength).optional(),
    giftMessage: z.string().trim().max(checkoutLimits.giftMessageLength).refine(isPlainText).optional(),
    expectedTotal: moneySchema,
    expectedNow: moneySchema.optional(),
    expectedUntil: z.iso.date().nullable().optional(),
    saveCard: z.boolean().optional(),
  })
  .meta({ required: ['slug', 'agree', 'expectedTotal'] });
/** What `/checkout/submit` answers. `orderToken` lets a guest see the order. */
export const submittedSchema = z
  .object({ orderNo: z.string(), orderToken: z.string().nullable(), payment: startedPaymentSchema })
  .meta({ id: 'SubmittedCheckout', description: 'The order that a checkout became, and how it is paid.' });

const totalChangedData = z.object({
  kind: z.literal('totalChanged'),
  title: z.string(),
  text: z.string(),
  actions: z.array(z.object({ id: z.string(), title: z.string(), kind: z.string() })),
  ...checkoutSchema.pick({
    subtotal: true,
    couponDiscounts: true,
    promotionDiscounts: true,
    shippingFee: true,
    tax: true,
    taxIncluded: true,
    credits: true,
    giftCardsAmount: true,
    total: true,
  }).shape,
});
/**
 * The total is no longer the one that the shopper saw; nothing was placed. `data` holds the new sums.
 * Cure: Show the new sums and submit again with the new `expectedTotal`.
 */
export const totalChanged: ErrorSpec<z.infer<typeof totalChangedData>> = {
  reason: 'totalChanged',
  wire: 10,
  status: 409,
  message: m.checkout_total_changed,
  data: totalChangedData,
};
const expectedChangedData = z.object({
  kind: z.literal('expectedChanged'),
  title: z.string(),
  text: z.string(),
  actions: z.array(z.object({ id: z.string(), title: z.string(), kind: z.string() })),
  expectedUntil: z.iso.date(),
});
/**
 * Something is sent later than the shopper saw; nothing was placed. Cure: Show the checkout again and submit with `data.expectedUntil`.
 */
export const expectedChanged: ErrorSpec<z.infer<typeof expectedChangedData>> = {
  reason: 'expectedDayChanged',
  wire: 10,
  status: 409,
  message: m.checkout_expected_changed,
  data: expectedChangedData,
};
/** Not without agreement. Cure: Send `agree: true` once the shopper has agreed. */
export const agreeFirst: ErrorSpec<FieldErrors> = {
  reason: 'agreementRequired',
  wire: 40,
  status: 400,
  message: m.checkout_agree_first,
  data: fieldErrorsSchema,
};
const alreadyPlacedData = z.object({ orderNo: z.string().nullable() });
/** Its order was placed; it takes no change any more. Cure: Go on with the order in `data.orderNo`, or begin a new checkout. */
export const alreadyPlaced: ErrorSpec<z.infer<typeof alreadyPlacedData>> = {
  reason: 'alreadyPlaced',
  wire: 41,
  status: 409,
  message: m.checkout_already_placed,
  data: alreadyPlacedData,
};
/** No credits to use. Cure: Pay without credits. */
export const noCredits: ErrorSpec = { reason: 'noCredits', wire: 41, status: 409, message: m.checkout_no_credits };
/** Nothing is sent that way, or not there. Cure: Read the checkout again and choose one of its shipping methods. */
export const shippingNotAvailable: ErrorSpec<FieldErrors> = {
  reason: 'shippingNotAvailable',
  wire: 40,
  status: 409,
  message: m.checkout_shipping_not_available,
  data: fieldErrorsSchema,
};
/** Nobody calculates the tax at the moment, and it is not left out; nothing was placed. Cure: Submit again after a while. */
export const taxUnknown: ErrorSpec = { reason: 'taxUnknown', wire: 40, status: 409, message: m.checkout_tax_unknown };
/** Another country was chosen than the one whose fields were filled in; its own are shown next. Cure: Fill in the fields of the country chosen. */
export const otherCountry: ErrorSpec = { reason: 'otherCountry', wire: 40, status: 422, message: m.checkout_other_country };
/** A pasted text was read: its fields come back filled in, and nothing was stored. Cure: Look at the fields and send them. */
export const addressRead: ErrorSpec = { reason: 'addressRead', wire: 40, status: 422, message: m.addresses_paste_done };
/** The same, where the text says something else than was typed, which stays. Cure: Look at the fields that are named and send them. */
export const addressReadInPart: ErrorSpec = { reason: 'addressReadInPart', wire: 40, status: 422, message: m.addresses_paste_kept };
/** No way of paying this. Cure: Read the checkout again and choose one of its payment methods. */
export const paymentNotAvailable: ErrorSpec<FieldErrors> = {
  reason: 'paymentNotAvailable',
  wire: 40,
  status: 409,
  message: m.checkout_payment_not_available,
  data: fieldErrorsSchema,
};
