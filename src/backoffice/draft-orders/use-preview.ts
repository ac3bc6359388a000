/** What the draft in the form comes to, asked of the shop whenever typing pauses. */
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { DraftPreview } from '#shop/draft-orders/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useSettled } from '../components/inputs/use-settled.ts';
import { bodyOf, hasUnreadable, type DraftValues } from './draft-values.ts';

/** The sums and warnings of the form as it is; undefined while nothing is in it. The note enters no sum. */
export function usePreview(): { preview: DraftPreview | undefined; isBehind: boolean } {
  const values = useWatch() as DraftValues;
  const isEmpty = (values.lines ?? []).length === 0;
  const wanted = isEmpty || hasUnreadable(values) ? '' : JSON.stringify({ ...bodyOf(values), note: '' });
  const asked = useSettled(wanted);
  const { data, isFetching } = useQuery({
    queryKey: ['draft-preview', asked],
    enabled: asked !== '',
    queryFn: async () => (await callAdmin<DraftPreview>('/draft-orders/preview', { method: 'POST', body: JSON.parse(asked) as object })).data,
    placeholderData: (before) => before,
    retry: false,
    staleTime: 5_000,
  });
  return { preview: isEmpty ? undefined : data, isBehind: isFetching || asked !== wanted };
}
