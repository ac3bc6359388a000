import type { AddressForm } from '#shop/addresses/contract.ts';
import { readPublic } from '../../api/read-public.ts';

/** For `useQuery`: how addresses of a country are asked for, its regions among them. It does not change while the back office is open. */
export const addressFormQuery = (country: string, locale: string) => ({
  queryKey: ['address-form', country, locale],
  enabled: country !== '',
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => readPublic<AddressForm>('/address/form', { country }),
});
