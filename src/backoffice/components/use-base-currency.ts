import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../api/call-admin.ts';

/** The currency of the shop's prices, read from its products. */
export function useBaseCurrency(): string {
  const { data } = useQuery({
    queryKey: ['base-currency'],
    queryFn: async () => (await callAdmin<{ items: { price: { currency: string } }[] }>('/products?size=1')).data.items[0]?.price.currency ?? 'USD',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? 'USD';
}
