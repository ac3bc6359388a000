/** What can be done with an article without opening it: take it back, take it offline, delete it. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { OwnArticleItem } from '../../../contract.ts';

const look = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

/** Buttons that look like the links beside them. */
export function RowActions({ id, title, state, isPublic }: { id: string; title: string; state: OwnArticleItem['state']; isPublic: boolean }) {
  const [busy, setBusy] = useState(false);
  const run = async (action: 'withdraw' | 'unpublish' | 'remove') => {
    if (busy) return;
    setBusy(true);
    const { code, msg } = await callApi(`/article/${action}`, { id });
    setBusy(false);
    // One that is gone already is what was wanted; the list says how it stands now.
    if (code === 40) showToast(msg, { kind: 'error' });
    if (code === 0 || code === 40 || code === 41) navigate(location.pathname + location.search, { replace: true, fresh: true });
  };
  const ask = async (action: 'unpublish' | 'remove') => {
    if (busy) return;
    const question =
      action === 'remove'
        ? { title: m.articles_delete_sure(), ...(isPublic ? { text: m.articles_delete_public() } : {}), yes: m.ui_delete() }
        : { title: m.articles_unpublish_sure(), text: m.articles_unpublish_text(), yes: m.articles_unpublish() };
    if (await isConfirmed({ ...question, no: m.ui_cancel(), kind: 'danger' })) await run(action);
  };
  const name = <span className="sr-only"> {title}</span>;
  return (
    <>
      {state === 'pending' && (
        <button type="button" className={look} aria-disabled={busy} onClick={() => void run('withdraw')}>
          {m.articles_withdraw()}
          {name}
        </button>
      )}
      {isPublic && (
        <button type="button" className={look} aria-disabled={busy} onClick={() => void ask('unpublish')}>
          {m.articles_unpublish()}
          {name}
        </button>
      )}
      <button type="button" className={`${look} text-danger`} aria-disabled={busy} onClick={() => void ask('remove')}>
        {m.ui_delete()}
        {name}
      </button>
    </>
  );
}
