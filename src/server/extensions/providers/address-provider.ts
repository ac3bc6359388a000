import { z } from 'zod';
import type { AddressProvider } from '#extension/address-provider.ts';
import { questionKey } from '#kit/server/answers/answers.ts';
import { suggestedFields, suggestedTitle, type AddressSource } from '#shop/addresses/suggestions/index.ts';
import { askerOf, isSetUp } from './ask-outside.ts';
import type { Installed } from '../extension-context.ts';

const mostSuggestions = 50;
const suggestions = z.array(z.object({ title: suggestedTitle, address: suggestedFields })).max(mostSuggestions);

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
