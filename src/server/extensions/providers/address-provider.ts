import { z } from 'zod';
import type { AddressProvider } from '#extension/address-provider.ts';
import { addressFields } from '#kit/pure/places/address-fields.ts';
import { questionKey } from '#kit/server/answers/answers.ts';
import type { AddressSource } from '#shop/addresses/suggestions/index.ts';
import { askerOf, isSetUp, plainText } from './ask-outside.ts';
import type { Installed } from '../extension-context.ts';

const titleLength = 200;
const mostSuggestions = 50;
const field = (name: keyof typeof addressFields) => plainText(addressFields[name].maxLength);
const suggestions = z
  .array(
    z.object({
      title: plainText(titleLength).min(1),
      address: z.object({
        country: z.string(),
        province: field('province'),
        city: field('city'),
        area: field('area'),
        postalCode: field('postalCode'),
        address: field('address'),
      }),
    }),
  )
  .max(mostSuggestions);

/** An address provider of an extension as the shop asks it. */
export function ownAddressProvider(installed: Installed, provider: AddressProvider<never>): AddressSource {
  const { id, countries } = provider;
  const ask = askerOf(installed, `the address provider ${id}`);
  return {
    id,
    countries: countries ?? null,
    isReady: isSetUp(installed, provider.isReady),
    suggest: (context, question) =>
      ask(context, { key: questionKey(id, question), ask: (its) => provider.suggest(its, question), read: (answer) => suggestions.parse(answer) }),
  };
}
