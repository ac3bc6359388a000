import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { addressForm } from '../address-form.ts';
import { provinceCode } from '../check-address.ts';
import { suggestionLimits, type AddressForm, type chosenInput, type suggestInput, type suggestionSchema } from '../contract.ts';
import { rulesOf } from '../countries.ts';
import type { FoundAddress } from './address-source.ts';
import { addressSourceFor } from './address-sources.ts';
import { askedFor, type SuggestedFields } from './suggested-fields.ts';

/** A person types a few letters a second, of which every few are asked for. */
const limit = limitRate({ name: 'address suggestions', most: 60, windowMs: 60_000 });

type Suggested = { items: z.infer<typeof suggestionSchema>[]; attribution: string };

/**
 * Addresses that begin with the typed text; none where no service suggests any, or not in time. Nothing is stored.
 * @throws tooMany (40, 429) for a network that asks too often
 */
export async function suggestAddresses(context: Context, { country, text, session = '' }: z.output<typeof suggestInput>): Promise<Suggested> {
  await limit(context.address);
  const source = text.length < suggestionLimits.leastLength ? null : await addressSourceFor(context, country);
  const found = source && (await answerOf(context, source.id, () => source.suggest(context, { country, text, lang: context.lang }, session)));
  const items = (found ?? []).flatMap((suggestion) => fitted(suggestion, country)).slice(0, suggestionLimits.items);
  return { items, attribution: (items.length > 0 && source?.attribution) || '' };
}

/**
 * The fields of a suggestion that came without them; null where its service does not have them, or not in time.
 * @throws tooMany (40, 429) for a network that asks too often
 */
export async function readSuggestion(context: Context, { country, id, session = '' }: z.output<typeof chosenInput>): Promise<SuggestedFields | null> {
  await limit(context.address);
  const source = await addressSourceFor(context, country);
  const { lang } = context;
  return (source?.resolve && (await answerOf(context, source.id, async () => source.resolve?.(context, { country, id, lang }, session) ?? null))) ?? null;
}

/** A service that fails is logged, and has no answer: the address is typed. */
async function answerOf<Answer>(context: Context, service: string, ask: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    context.log.warn({ err: error, service }, 'no address suggestions');
    return null;
  }
}

/** The province by its code; an address of another country, or with a province that its country does not have, is none. */
function fitted(found: FoundAddress, country: string): FoundAddress[] {
  const { address } = found;
  const province = provinceCode(rulesOf(country), address.province);
  return address.country !== country || province === null ? [] : [{ ...found, address: askedFor({ ...address, province }) }];
}

/** The form for addresses of a country, with word of whether they are suggested. */
export async function suggestingForm(context: Context, country: string): Promise<AddressForm> {
  return { ...addressForm(country, context.lang), suggests: (await addressSourceFor(context, country)) !== null };
}
