/** How much waits behind the entries of the menu. */
import { useQuery } from '@tanstack/react-query';
import type { Waiting } from '#shop/reports/contract.ts';
import { callAdmin } from '../api/call-admin.ts';

const refreshEveryMs = 60_000;

/** What waits, by the path of the screen where it is dealt with; what the user may not see counts as nothing. */
export function countsByPath(waiting: Waiting): Record<string, number> {
  return {
    '/orders': (waiting.toShip ?? 0) + (waiting.toDecide ?? 0),
    '/returns': waiting.returns ?? 0,
    '/reviews': waiting.reviews ?? 0,
    '/inquiries': waiting.inquiries ?? 0,
  };
}

/** The counts, refreshed each minute while the back office is in sight; empty until they are known. */
export function useWaitingCounts(): Record<string, number> {
  const { data } = useQuery({
    queryKey: ['reports', 'waiting'],
    queryFn: async () => (await callAdmin<Waiting>('/reports/waiting')).data,
    refetchInterval: refreshEveryMs,
    staleTime: refreshEveryMs / 2,
    retry: false,
  });
  return data ? countsByPath(data) : {};
}
