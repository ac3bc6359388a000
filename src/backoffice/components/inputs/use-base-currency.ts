import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../../api/call-admin.ts';

/** The currency of the shop's prices; until it is known, one with two decimals. */
export function useBaseCurrency(): string {
  const { data } = useQuery({
    queryKey: ['base-currency'],
    queryFn: async () => (await callAdmin<{ currency: string }>('/product-setup')).data.currency,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? 'USD';
}
