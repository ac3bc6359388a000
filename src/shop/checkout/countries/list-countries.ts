import type { Context } from '#kit/server/context.ts';
import { callingCodeOf, countryTitle } from '#shop/addresses/index.ts';
import { readShipping, shippedCountries } from '#shop/shipping/index.ts';

/** The countries that the shop ships to, with their names in the asker's language, in its order. */
export async function listCountries(context: Pick<Context, 'db' | 'lang'>) {
  const countries = shippedCountries(await readShipping(context.db));
  return countries
    .map((country) => ({ country, title: countryTitle(country, context.lang), callingCode: callingCodeOf(country) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, context.lang));
}
