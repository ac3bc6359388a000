/** The place of a postal code, for countries whose codes the shop knows. */
import { useEffect, useRef } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import type { AddressFormRules, AddressValues } from './data.ts';

type Found = { shared: Record<string, string> };

/**
 * Call the answer with a postal code as it is typed: once it is whole, fields of the place that are empty, or hold what an earlier code filled in, are filled
 * in. An answer to a code that stands there no more is dropped.
 */
export function usePostalPlaces(
  rules: AddressFormRules,
  values: AddressValues,
  onChange: (name: string, value: string) => void,
): (code: string) => Promise<void> {
  const now = useRef(values);
  useEffect(() => {
    now.current = values;
  });
  const asked = useRef('');
  const filled = useRef<Record<string, string>>({});
  return async (typed) => {
    const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
    asked.current = digits;
    if (!rules.findsPlaces || !/^\d{7}$/.test(digits)) return;
    const query = new URLSearchParams({ country: rules.country, postalCode: digits }).toString();
    const { code, data } = await callApi<Found>(`/address/postal-code?${query}`, {}, { method: 'GET', quiet: true });
    if (code !== 0 || !data || asked.current !== digits) return;
    for (const [name, text] of Object.entries(data.shared)) {
      const there = now.current[name] ?? '';
      if (text === '' || (there !== '' && there !== filled.current[name])) continue;
      filled.current[name] = text;
      onChange(name, text);
    }
  };
}
