/** A return in the browser: followed over the socket, cancelled, given its parcel's number. */
import { useCallback, useState } from 'react';
import * as m from '#messages';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { outcomeOf } from '#kit/browser/outcome.ts';
import { showToast } from '#kit/browser/toast.ts';
import { useFresh } from '#kit/browser/fresh/use-fresh.ts';
import type { Return } from '../../contract.ts';

/** The return's current state, and the actions; `error` is why the last one failed. */
export function useReturn(initial: Return) {
  const [shown, setShown] = useState(initial);
  const [busy, setBusy] = useState<'cancel' | 'logistics' | 'label' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { returnNo } = initial;
  const refresh = useCallback(async () => {
    const { code, data } = await callApi<Return>('/return/detail', { returnNo, ...secretHere() }, { quiet: true });
    if (code === 0 && data) setShown(data);
  }, [returnNo]);
  useFresh({ events: ['return.changed'], field: 'returnNo', value: returnNo, refresh });
  const runAction = async (what: 'cancel' | 'logistics', body: object, done: string): Promise<ApiAnswer<Return>> => {
    setBusy(what);
    setError(null);
    const answer = await callApi<Return>(`/return/${what}`, { returnNo, ...body, ...secretHere() });
    setBusy(null);
    if (answer.code === 0 && answer.data) {
      setShown(answer.data);
      showToast(done, { kind: 'success', ms: 3_000 });
    } else if (Object.keys(outcomeOf(answer).errors).length === 0) {
      // The form may be gone when the return was asked for again: this stands above.
      setError(answer.msg);
      await refresh();
    }
    return answer;
  };
  const cancel = async (): Promise<boolean> => {
    const question = { title: m.returns_cancel_ask(), no: m.returns_cancel_keep(), yes: m.returns_cancel_do(), kind: 'danger' } as const;
    return (await isConfirmed(question)) && (await runAction('cancel', {}, m.returns_cancel_done())).code === 0;
  };
  const report = (parcel: Record<string, string>) => runAction('logistics', parcel, m.returns_logistics_done());
  const openLabel = async () => {
    setBusy('label');
    setError(null);
    const { code, msg, data } = await callApi<{ url: string }>('/return/label', { returnNo, ...secretHere() });
    setBusy(null);
    // The link lasts an hour and needs no sign-in, so each click asks for a new one.
    if (code === 0 && data) return navigate(data.url, { full: true });
    setError(msg);
    await refresh();
  };
  return { shown, busy, error, cancel, report, openLabel };
}

export type ReturnActions = ReturnType<typeof useReturn>;
