/** The form of an address in the browser: what was typed, and the rules of its country. */
import { useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { usePageView } from '../page-view.tsx';
import type { AddressFormRules, AddressValues, CountryChoice } from './data.ts';

/** What was typed stays when the country changes; province and calling code belong to the country that was left. */
export function useAddressForm(
  given: AddressValues,
  { initialRules, countries }: { initialRules: AddressFormRules | null; countries: readonly CountryChoice[] },
) {
  const [values, setValues] = useState(given);
  const rules = useRules(values['country'] ?? '', initialRules);
  return {
    values,
    rules,
    fill: setValues,
    set: (name: string, value: string) => setValues((now) => ({ ...now, [name]: value })),
    setCountry: (country: string) =>
      setValues((now) => ({ ...now, country, province: '', countryCode: countries.find((one) => one.country === country)?.callingCode ?? '' })),
  };
}

/** The rules of a country, fetched when it is not the one that came with the page. */
function useRules(country: string, initial: AddressFormRules | null): AddressFormRules | null {
  const { lang } = usePageView();
  const [fetched, setFetched] = useState(initial);
  useEffect(() => {
    if (country === '' || fetched?.country === country) return;
    const stop = new AbortController();
    const asked = new URLSearchParams({ country, lang }).toString();
    void callApi<AddressFormRules>(`/address/form?${asked}`, {}, { method: 'GET', signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted && answer.code === 0 && answer.data) setFetched(answer.data);
    });
    return () => stop.abort();
  }, [country, lang, fetched]);
  return fetched;
}
