import * as m from '#messages';
import { byField } from '#kit/browser/outcome.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { RejectedForm } from '#kit/server/page/page-kind.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { suggestingForm } from '#shop/addresses/suggestions/index.ts';
import { marketOf, readMarkets } from '#shop/markets/index.ts';
import { paypalStands, paypalTags } from '#shop/payments/approvals/index.ts';
import { expressOf } from '#shop/payments/express/index.ts';
import { paymentSettingsOf } from '#shop/payments/index.ts';
import { paymentMarksFor } from '#shop/payments/marks/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { Checkout } from '../../contract.ts';
import { unfinishedAddress } from '../../paypal/unfinished-address.ts';
import { likelyCountry } from '../../countries/likely-country.ts';
import { checkoutSteps, type CheckoutPageProps, type CheckoutSectionData, type RejectedStep } from './data.ts';

/** The model of the checkout's page: what its address names, and what the server may show of it. */
export type CheckoutModel = { slug: string; initial: Checkout | null; payment: CheckoutPageProps['payment'] };

/** The countries, and the form of the likeliest one: the one just sent, that of the address, else the market's. */
export async function loadCheckoutPage({ context, model, query, refused: given }: SectionScope<CheckoutModel>): Promise<Loaded<CheckoutSectionData>> {
  const unfinished = given ? null : await unfinishedAddress(context, model);
  const { countries, likely } = await likelyCountry(context, given?.fields.get('country') ?? unfinished?.values['country'] ?? model.initial?.address?.country);
  const form = likely === undefined ? null : await suggestingForm(context, likely);
  const by = query.get('by');
  const { account, embeds, tags } = await expressOf(context, 'checkout');
  const hasPaypal = await paypalStands(context, 'checkout');
  const { returns } = await readSettings(context.db);
  return {
    data: {
      ...model,
      express: account && model.initial?.state !== 'placed' ? { ...account, of: { source: 'checkout', slug: model.slug } } : null,
      paypal: hasPaypal && paypalOf(model),
      notice: unfinished?.message ?? noticeOf(context, { said: query.get('said'), refused: given }),
      countries,
      addressForm: form,
      step: checkoutSteps.find((step) => step === query.get('step')) ?? null,
      contactBy: by === 'email' || by === 'mobile' ? by : isReachedByMobile(context, likely, model.initial) ? 'mobile' : null,
      marks: await marketMarks(context),
      returnDays: returns.windowDays,
      refused: given ? rejectedStep(given, form?.callingCode ?? '') : unfinished,
    },
    tags: [...tags, ...paypalTags],
    ...embeds,
  };
}

/** In mainland China people give a mobile number first, where the shop has a gateway that reaches it. */
const isReachedByMobile = ({ config }: Context, country: string | undefined, initial: Checkout | null): boolean =>
  country === 'CN' && config.sms !== undefined && initial !== null && initial.contact.email === null && initial.contact.mobile === null;

/** The ways to pay in the caller's market, as footer and cart name them. */
async function marketMarks(context: Context): Promise<CheckoutPageProps['marks']> {
  const { db, currency } = context;
  const [markets, payments] = await Promise.all([readMarkets(db), paymentSettingsOf(db)]);
  return paymentMarksFor(context, { currency, country: marketOf(markets, { currency }).countries[0] ?? null }, payments);
}

/** What was filled in stays; a province and a calling code belong to the country that was left. */
function rejectedStep({ form, fields, errors, message }: RejectedForm, callingCode: string): RejectedStep {
  const { shown, ...values } = Object.fromEntries(fields);
  const isSameCountry = shown === undefined || shown === values['country'];
  return {
    form,
    message,
    errors: byField(errors),
    values: isSameCountry ? values : { ...values, province: '', countryCode: callingCode },
  };
}

/** PayPal asks for consent itself in the end. */
const paypalOf = ({ slug, initial }: CheckoutModel): CheckoutSectionData['paypal'] => ({
  of: { source: 'checkout', slug },
  isPayable: !initial ? 'unknown' : initial.state === 'open' && initial.requiresPayment && initial.paymentMethod?.id !== 'paypal' ? 'yes' : 'no',
});

const said: Readonly<Record<string, (values: object, options: { locale: Locale }) => string>> = {
  paypalNotAgreed: m.checkout_paypal_not_agreed,
  paypalExpired: m.checkout_paypal_expired,
  paypalAway: m.checkout_paypal_away,
  paypalAddress: m.checkout_paypal_address,
};

/** What became of the way to PayPal, in words; null: nothing that has to be said. */
function noticeOf({ locale }: Context, { said: word, refused }: { said: string | null; refused: RejectedForm | undefined }): string | null {
  if (refused) return refused.form === 'paypal' ? refused.message : null;
  return said[word ?? '']?.({}, { locale }) ?? null;
}
