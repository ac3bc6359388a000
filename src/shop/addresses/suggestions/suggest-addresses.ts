import type { Context } from '#kit/server/context.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { addressForm } from '../address-form.ts';
import { suggestionLimits, type AddressForm } from '../contract.ts';
import { provinceCode } from '../check-address.ts';
import { rulesOf } from '../countries.ts';
import { addressSourceFor, type AddressSuggestion } from './address-sources.ts';

/** A person types a few letters a second, of which every few are asked for. */
const limit = limitRate({ name: 'address suggestions', most: 60, windowMs: 60_000 });

/**
 * Addresses that begin with the typed text; none where no service suggests any, or not in time. Nothing is stored.
 * @throws tooMany (40, 429) for an address that asks too often
 */
export async function suggestAddresses(context: Context, { country, text }: { country: string; text: string }): Promise<AddressSuggestion[]> {
  await limit(context.address);
  if (text.length < suggestionLimits.leastLength) return [];
  const source = await addressSourceFor(context, country);
  const found = (await source?.suggest(context, { country, text, lang: context.lang })) ?? [];
  return found.flatMap((suggestion) => fitted(suggestion, country)).slice(0, suggestionLimits.items);
}

/** The province by its code; an address of another country, or with a province that its country does not have, is none. */
function fitted({ title, address }: AddressSuggestion, country: string): AddressSuggestion[] {
  const province = provinceCode(rulesOf(country), address.province);
  return address.country !== country || province === null ? [] : [{ title, address: { ...address, province } }];
}

/** The form for addresses of a country, with word of whether they are suggested. */
export async function suggestingForm(context: Context, country: string): Promise<AddressForm> {
  return { ...addressForm(country, context.lang), suggests: (await addressSourceFor(context, country)) !== null };
}
