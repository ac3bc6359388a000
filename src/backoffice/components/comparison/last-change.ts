import { useQuery } from '@tanstack/react-query';
import type { LastChange } from '#shop/staff/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import type { MergedRecord } from '../../api/request-merge.ts';

/** Who changed a record since it was opened here, and when; null where that is not known, or the user may not know it. */
export function useLastChange({ resource, id, since }: MergedRecord): LastChange {
  const { data = null } = useQuery({
    queryKey: ['last-change', resource, id, since],
    queryFn: async () => (await callAdmin<{ change: LastChange }>(`/last-change?${new URLSearchParams({ resource, id }).toString()}`)).data.change,
    enabled: since !== null,
    retry: false,
    gcTime: 0,
  });
  // An older line is about another change: what came in between left none.
  return data !== null && since !== null && Date.parse(data.at) >= Date.parse(since) ? data : null;
}
