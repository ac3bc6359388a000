/** Regions of countries, as addresses name them. */
import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { AddressForm } from '#shop/addresses/contract.ts';
import { addressFormQuery } from './address-form-query.ts';

type Region = { code: string; name: string };

const regionsOf = (country: string, { provinces }: AddressForm): Region[] =>
  provinces.map(({ value, title }) => ({ code: `${country}-${value}`, name: title }));

/** The regions of countries, by name; empty where a country has none that are known. */
export function useRegions(countries: readonly string[]): ReadonlyMap<string, Region[]> {
  const locale = useLocale();
  return useQueries({
    queries: countries.map((country) => addressFormQuery(country, locale)),
    combine: (answers) =>
      new Map(
        countries.map((country, index) => {
          const form = answers[index]?.data;
          return [country, form ? regionsOf(country, form) : []];
        }),
      ),
  });
}
