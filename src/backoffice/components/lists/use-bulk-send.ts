import { useListContext, useNotify, useRefresh, useTranslate, type Identifier } from 'react-admin';
import { callAdmin } from '../../api/call-admin.ts';

type BulkResult = { changed: number; failed: { id: string; msg: string }[] };

/**
 * Sends a change of many records to `/api/admin<path>`, and says how many it reached (message `done`) and why the others stayed; these are
 * chosen again. Answers those that it reached.
 */
export function useBulkSend(path: string, done: string): (ids: readonly Identifier[], change: object) => Promise<Identifier[]> {
  const { onSelect } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (ids, change) => {
    const { changed, failed } = (await callAdmin<BulkResult>(path, { method: 'POST', body: { ids, ...change }, keepalive: true })).data;
    if (failed.length > 0) {
      const reasons = [...new Set(failed.map(({ msg }) => msg))].join(' ');
      onSelect(failed.map(({ id }) => id));
      notify(`${translate('backoffice_bulk_partly', { changed, failed: failed.length })} ${reasons}`, { type: 'warning', autoHideDuration: 10_000 });
    } else notify(done, { type: 'success', messageArgs: { smart_count: changed } });
    refresh();
    const left = new Set(failed.map(({ id }) => id));
    return ids.filter((id) => !left.has(String(id)));
  };
}
