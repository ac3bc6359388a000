/** Sources of address suggestions. Nothing depends on them: without an answer an address is typed as ever. */
import type { Context } from '#kit/server/context.ts';
import type { AddressSource } from './address-source.ts';
import { googlePlaces } from './google-places.ts';
import { mapbox } from './mapbox.ts';

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
