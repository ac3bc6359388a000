/** Regions of countries, as addresses name them. */
import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { AddressForm } from '#shop/addresses/contract.ts';

type Region = { code: string; name: string };

async function regionsOf(country: string, locale: string): Promise<Region[]> {
  const answer = await fetch(`/api/web/address/form?country=${country}`, { headers: { 'x-lang': locale } });
  const { provinces } = ((await answer.json()) as { data: AddressForm }).data;
  return provinces.map(({ value, title }) => ({ code: `${country}-${value}`, name: title }));
}

/** The regions of countries, by name; empty where a country has none that are known. */
export function useRegions(countries: readonly string[]): ReadonlyMap<string, Region[]> {
  const locale = useLocale();
  return useQueries({
    queries: countries.map((country) => ({ queryKey: ['regions', country, locale], staleTime: Infinity, queryFn: () => regionsOf(country, locale) })),
    combine: (answers) => new Map(countries.map((country, index) => [country, answers[index]?.data ?? []])),
  });
}
