import type { RefusedForm } from '#kit/server/page/page-kind.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { countryTitle } from '../../../addresses/index.ts';
import { readShipping, shippedCountries } from '../../../shipping/index.ts';
import { readCart } from '../../read-cart.ts';
import type { CartPageProps, RefusedCartForm } from './data.ts';

/** The caller's cart, and the countries that can be shipped to. */
export async function loadCartPage({ context, refused }: SectionScope<unknown>): Promise<Loaded<CartPageProps>> {
  const [initial, shipping] = await Promise.all([readCart(context), readShipping(context.db)]);
  const countries = shippedCountries(shipping).map((country) => ({ country, title: countryTitle(country, context.lang) }));
  return { data: { initial, countries, refused: refused ? inWords(refused) : null }, tags: [] };
}

function inWords({ form, fields, errors, message }: RefusedForm): RefusedCartForm {
  return { form, message: errors['code'] ?? message, code: fields.get('code') ?? '' };
}
