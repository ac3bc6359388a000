import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { countryTitle } from '../../../addresses/index.ts';
import { readShipping, shippedCountries } from '../../../shipping/index.ts';
import { readCart } from '../../read-cart.ts';
import type { CartPageProps } from './data.ts';

/** The caller's cart, and the countries that can be shipped to. */
export async function loadCartPage({ context }: SectionScope<unknown>): Promise<Loaded<CartPageProps>> {
  const [initial, shipping] = await Promise.all([readCart(context), readShipping(context.db)]);
  return { data: { initial, countries: shippedCountries(shipping).map((country) => ({ country, title: countryTitle(country, context.lang) })) }, tags: [] };
}
