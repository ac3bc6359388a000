import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { addressForm } from '../../../addresses/index.ts';
import { marketOf, readMarkets } from '../../../markets/index.ts';
import type { Checkout } from '../../contract.ts';
import { listCountries } from '../../list-countries.ts';
import type { CheckoutPageProps } from './data.ts';

/** The model of the checkout's page: what its address names, and what the server may show of it. */
export type CheckoutModel = { slug: string; initial: Checkout | null };

/** The countries, and the form of the one that is most likely: that of the address, else the market's. */
export async function loadCheckoutPage({ context, model }: SectionScope<CheckoutModel>): Promise<Loaded<CheckoutPageProps>> {
  const { db, lang, currency } = context;
  const [countries, markets] = await Promise.all([listCountries(context), readMarkets(db)]);
  const known = new Set(countries.map((one) => one.country));
  const likely = [
    model.initial?.address?.country,
    ...(lang === 'zh-HK' ? ['HK'] : lang === 'zh' ? ['CN'] : []),
    ...marketOf(markets, { currency }).countries,
  ].find((country) => country !== undefined && known.has(country));
  const country = likely ?? countries[0]?.country;
  return { data: { ...model, countries, addressForm: country === undefined ? null : addressForm(country, lang) }, tags: [] };
}
