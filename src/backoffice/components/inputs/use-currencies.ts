import { useGetList } from 'react-admin';
import { useRight } from '../use-right.ts';
import { useBaseCurrency } from './use-base-currency.ts';

/** The currencies that the shop sells in, that of its prices first; that one alone without the right to read the others. */
export function useCurrencies(): string[] {
  const base = useBaseCurrency();
  const enabled = useRight('read:delivery');
  const { data } = useGetList<{ id: string; code: string }>(
    'currencies',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'code', order: 'ASC' } },
    { enabled, retry: false },
  );
  return [...new Set([base, ...(data ?? []).map(({ code }) => code)])];
}
