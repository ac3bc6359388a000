import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAdmin } from '../api/call-admin.ts';

/** Something of `/api/admin/reports`; what was there stays while another period is asked for. */
export function useReport<Data>(path: string | null) {
  return useQuery({
    queryKey: ['reports', path],
    queryFn: async () => (await callAdmin<Data>(`/reports/${path}`)).data,
    enabled: path !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
