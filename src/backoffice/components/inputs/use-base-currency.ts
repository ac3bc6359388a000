import { useSuspenseQuery } from '@tanstack/react-query';
import { callAdmin } from '../../api/call-admin.ts';

/**
 * The currency of the shop's prices. A screen waits until it is known: an amount that is typed before would be read in other units, and a choice that
 * begins with it would begin with another.
 */
export function useBaseCurrency(): string {
  const { data } = useSuspenseQuery({
    queryKey: ['base-currency'],
    queryFn: async () => (await callAdmin<{ currency: string }>('/product-setup')).data.currency,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
