/** Sources of address suggestions. Nothing depends on them: without an answer an address is typed as ever. */
import type { Context } from '#kit/server/context.ts';
import type { suggestionSchema } from '../contract.ts';
import type { z } from 'zod';

/** The beginning of an address, as it is being typed. `lang` is the shopper's language. */
export type AddressQuestion = { country: string; text: string; lang: string };

/** An address in a line, and in the fields of its country: without a person. */
export type AddressSuggestion = z.infer<typeof suggestionSchema>;

/** A source of addresses. */
export type AddressSource = {
  id: string;
  /** The countries whose addresses it knows; null: all. */
  countries: readonly string[] | null;
  /** Whether the merchant has set it up. */
  isReady(context: Context): Promise<boolean>;
  /** Null where it does not answer, or not what it should. Asked outside of every transaction. */
  suggest(context: Context, question: AddressQuestion): Promise<AddressSuggestion[] | null>;
};

const sources = new Map<string, AddressSource>();

/** Adds sources to this process, once, where the shop is put together; answers how to take them out again. @throws Error when an id is taken */
export function addAddressSources(added: readonly AddressSource[]): () => void {
  const taken = added.find(({ id }) => sources.has(id));
  if (taken) throw new Error(`there is an address provider named "${taken.id}" already`);
  for (const source of added) sources.set(source.id, source);
  return () => {
    for (const { id } of added) sources.delete(id);
  };
}

/** The first source that is set up and knows a country's addresses; null where there is none. */
export async function addressSourceFor(context: Context, country: string): Promise<AddressSource | null> {
  for (const source of sources.values()) if ((source.countries?.includes(country) ?? true) && (await source.isReady(context))) return source;
  return null;
}

/** Whether addresses are suggested, of some country at least. */
export async function suggestsAddresses(context: Context): Promise<boolean> {
  for (const source of sources.values()) if (await source.isReady(context)) return true;
  return false;
}
