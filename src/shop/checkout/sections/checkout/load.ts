import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { addressForm } from '../../../addresses/index.ts';
import type { Checkout } from '../../contract.ts';
import { likelyCountry } from '../../likely-country.ts';
import type { CheckoutPageProps } from './data.ts';

/** The model of the checkout's page: what its address names, and what the server may show of it. */
export type CheckoutModel = { slug: string; initial: Checkout | null };

/** The countries, and the form of the one that is most likely: that of the address, else the market's. */
export async function loadCheckoutPage({ context, model }: SectionScope<CheckoutModel>): Promise<Loaded<CheckoutPageProps>> {
  const { countries, likely } = await likelyCountry(context, model.initial?.address?.country);
  return { data: { ...model, countries, addressForm: likely === undefined ? null : addressForm(likely, context.lang) }, tags: [] };
}
