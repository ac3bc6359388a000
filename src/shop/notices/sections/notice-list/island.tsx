/** Notifications: unread ones are marked, and are read by following them or all at once. New ones come by themselves. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { onSocket } from '#kit/browser/socket-events.ts';
import { Button } from '#ui/button.tsx';
import { When } from '#ui/local-time/when.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { NoticeList, NoticeShown } from '../../contract.ts';

export function NoticeItems({ initial }: { initial: NoticeList }) {
  const [list, setList] = useState(initial);
  const [busy, setBusy] = useState(false);
  const { page, size } = initial;
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      onSocket('notice', () => {
        void callApi<NoticeList>('/notice/list', { page, size }, { quiet: true }).then((answer) => answer.code === 0 && answer.data && setList(answer.data));
      }),
    [page, size],
  );
  const readAll = async () => {
    setBusy(true);
    const { code } = await callApi('/notice/read', { all: true });
    setBusy(false);
    if (code !== 0) return;
    // The button goes; the keyboard goes on where it stood.
    count.current?.focus();
    setList((now) => ({ ...now, unread: 0, items: now.items.map((item) => ({ ...item, read: true })) }));
  };
  return (
    <>
      <div className="mb-4 mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p ref={count} tabIndex={-1} aria-live="polite" className="text-desc focus:outline-none">
          {m.notices_unread({ count: list.unread })}
        </p>
        {list.unread > 0 && (
          <Button busy={busy} onClick={() => void readAll()}>
            {m.notices_read_all()}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {list.items.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </ul>
    </>
  );
}

function Notice({ notice }: { notice: NoticeShown }) {
  const read = () => {
    if (!notice.read) void callApi('/notice/read', { ids: [notice.id] }, { quiet: true });
  };
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <p className="min-w-0">
        {!notice.read && (
          <>
            <span className="me-2.5 inline-block size-2 rounded-full bg-primary align-middle" aria-hidden="true" />
            <span className="sr-only">{m.notices_new()} </span>
          </>
        )}
        <ShopLink path={notice.path} className="break-words font-medium underline-offset-4 hover:underline" onClick={read}>
          {notice.text}
        </ShopLink>
      </p>
      <span className="text-sm tabular-nums text-desc">
        <When at={notice.at} />
      </span>
    </li>
  );
}
