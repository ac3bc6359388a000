import { byField } from '#kit/browser/outcome.ts';
import type { Context } from '#kit/server/context.ts';
import type { RejectedForm } from '#kit/server/page/page-kind.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { suggestingForm } from '#shop/addresses/suggestions/index.ts';
import { expressOf } from '#shop/payments/express/index.ts';
import type { Checkout } from '../../contract.ts';
import { likelyCountry } from '../../countries/likely-country.ts';
import { checkoutSteps, type CheckoutPageProps, type CheckoutSectionData, type RejectedStep } from './data.ts';

/** The model of the checkout's page: what its address names, and what the server may show of it. */
export type CheckoutModel = { slug: string; initial: Checkout | null; payment: CheckoutPageProps['payment'] };

/** The countries, and the form of the one that is most likely: the one that was just sent, that of the address, else the market's. */
export async function loadCheckoutPage({ context, model, query, refused: given }: SectionScope<CheckoutModel>): Promise<Loaded<CheckoutSectionData>> {
  const { countries, likely } = await likelyCountry(context, given?.fields.get('country') ?? model.initial?.address?.country);
  const form = likely === undefined ? null : await suggestingForm(context, likely);
  const by = query.get('by');
  const { account, embeds, tags } = await expressOf(context, 'checkout');
  return {
    data: {
      ...model,
      express: account && model.initial?.state !== 'placed' ? { ...account, of: { source: 'checkout', slug: model.slug } } : null,
      countries,
      addressForm: form,
      step: checkoutSteps.find((step) => step === query.get('step')) ?? null,
      contactBy: by === 'email' || by === 'mobile' ? by : isReachedByMobile(context, likely, model.initial) ? 'mobile' : null,
      refused: given ? rejectedStep(given, form?.callingCode ?? '') : null,
    },
    tags,
    ...embeds,
  };
}

/** In mainland China people give a mobile number first, where the shop has a gateway that reaches it. */
const isReachedByMobile = ({ config }: Context, country: string | undefined, initial: Checkout | null): boolean =>
  country === 'CN' && config.sms !== undefined && initial !== null && initial.contact.email === null && initial.contact.mobile === null;

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
