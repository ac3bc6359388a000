import { useMemo } from 'react';
import { AutocompleteArrayInput, AutocompleteInput, useLocale, type Validator } from 'react-admin';
import { countryChoices } from './places.ts';

type CountryProps = { source: string; label: string; helperText?: string | false; validate?: Validator };

function useCountries() {
  const locale = useLocale() ?? 'en';
  return useMemo(() => countryChoices(locale).map(({ code, name }) => ({ id: code, name })), [locale]);
}

/** One country, found by its name; stored is its ISO 3166-1 code. */
export function CountryInput(props: CountryProps) {
  return <AutocompleteInput {...props} choices={useCountries()} fullWidth />;
}

/** Countries, found by their names; stored are their ISO 3166-1 codes. */
export function CountriesInput(props: CountryProps) {
  return <AutocompleteArrayInput {...props} choices={useCountries()} fullWidth />;
}

/** What countries are called, by their codes. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale() ?? 'en';
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  return (code) => names.of(code) ?? code;
}
