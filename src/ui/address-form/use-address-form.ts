/** The form of an address in the browser: what was typed, and the rules of its country. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { withFittingName } from '#kit/pure/places/full-names.ts';
import { usePageView } from '../page-view.tsx';
import type { AddressFormRules, AddressValues, CountryChoice } from './data.ts';

/**
 * What was typed stays when the country changes; province and calling code belong to the country that was left. `rulesAwaited` answers the rules of the
 * country chosen as soon as they are there, so that nobody who is faster than the network saves in vain; null when they could not be had.
 */
export function useAddressForm(
  given: AddressValues,
  { initialRules, countries }: { initialRules: AddressFormRules | null; countries: readonly CountryChoice[] },
) {
  const [stored, setValues] = useState(given);
  const { rules, rulesAwaited } = useRules(stored['country'] ?? '', initialRules);
  const fitting = (values: AddressValues) => (rules ? withFittingName(values, rules.fields) : values);
  return {
    values: fitting(stored),
    rules,
    rulesAwaited,
    fill: setValues,
    set: (name: string, value: string) => setValues((now) => ({ ...fitting(now), [name]: value })),
    setCountry: (country: string) => setValues((now) => ({ ...now, ...newCountry(countries, country) })),
  };
}

/** The fields that another country changes. */
export function newCountry(countries: readonly CountryChoice[], country: string): { country: string; province: string; countryCode: string } {
  return { country, province: '', countryCode: countries.find((one) => one.country === country)?.callingCode ?? '' };
}

type Coming = { country: string; rules: Promise<AddressFormRules | null> };

/** The rules of a country, fetched when it is not the one that came with the page. */
function useRules(country: string, initial: AddressFormRules | null) {
  const { lang } = usePageView();
  const [rules, setRules] = useState(initial);
  const coming = useRef<Coming | null>(null);
  const ask = useCallback((): Promise<AddressFormRules | null> => {
    if (coming.current?.country === country) return coming.current.rules;
    const asked: Coming = { country, rules: fetchRules(country, lang) };
    coming.current = asked;
    void asked.rules.then((found) => {
      if (coming.current !== asked) return;
      coming.current = null;
      if (found) setRules(found);
    });
    return asked.rules;
  }, [country, lang]);
  const isKnown = rules?.country === country;
  useEffect(() => {
    // Saving repeats a request that failed.
    if (country !== '' && !isKnown) void ask();
  }, [country, isKnown, ask]);
  const rulesAwaited = () => (isKnown ? Promise.resolve(rules) : ask());
  return { rules, rulesAwaited };
}

async function fetchRules(country: string, lang: string): Promise<AddressFormRules | null> {
  const asked = new URLSearchParams({ country, lang }).toString();
  const { code, data } = await callApi<AddressFormRules>(`/address/form?${asked}`, {}, { method: 'GET' });
  return code === 0 ? data : null;
}
