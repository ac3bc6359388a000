/** Sources of address suggestions. Nothing depends on them: without an answer an address is typed as ever. */
import type { Context } from '#kit/server/context.ts';
import { googlePlaces } from './google-places.ts';
import { mapbox } from './mapbox.ts';
import type { SuggestedFields } from './suggested-fields.ts';

/** The beginning of an address, as it is being typed. `lang` is the shopper's language. */
export type AddressQuestion = { country: string; text: string; lang: string };

/** An address in a line, and in the fields of its country: without a person. */
export type AddressSuggestion = { title: string; address: SuggestedFields };

/** The same; with an id, its source knows the fields by it. */
export type FoundAddress = AddressSuggestion & { id?: string };

/** A source of addresses. All calls are made outside of every transaction. */
export type AddressSource = {
  id: string;
  /** The countries whose addresses it knows; null: all. */
  countries: readonly string[] | null;
  /** A name that it wants shown with its suggestions; absent: none. */
  attribution?: string;
  /** Whether the merchant has set it up. */
  isReady(context: Context): Promise<boolean>;
  /**
   * Null where it does not answer, or not what it should; it may throw ServiceFailed as well. `session`: 32 hexadecimal digits that the questions about one address
   * share, for services that charge by the address; '' is none.
   */
  suggest(context: Context, question: AddressQuestion, session: string): Promise<FoundAddress[] | null>;
  /** The address of a suggestion with an id; null where there is none of that country. Absent: all come with their fields. */
  resolve?(context: Context, asked: { country: string; id: string; lang: string }, session: string): Promise<SuggestedFields | null>;
};

const own: readonly AddressSource[] = [googlePlaces, mapbox];
const sources = new Map<string, AddressSource>();

/** Those of extensions first: they were chosen for their countries. */
const all = () => [...sources.values(), ...own];

/** Adds sources to this process, once, where the shop is put together; answers how to take them out again. @throws Error when an id is taken */
export function addAddressSources(added: readonly AddressSource[]): () => void {
  const taken = added.find(({ id }) => all().some((source) => source.id === id));
  if (taken) throw new Error(`there is an address provider named "${taken.id}" already`);
  for (const source of added) sources.set(source.id, source);
  return () => {
    for (const { id } of added) sources.delete(id);
  };
}

/** The first source that is set up and knows a country's addresses; null where there is none. */
export async function addressSourceFor(context: Context, country: string): Promise<AddressSource | null> {
  for (const source of all()) if ((source.countries?.includes(country) ?? true) && (await source.isReady(context))) return source;
  return null;
}

/** Whether addresses are suggested, of some country at least. */
export async function suggestsAddresses(context: Context): Promise<boolean> {
  for (const source of all()) if (await source.isReady(context)) return true;
  return false;
}
