/** Where the account is signed in; one other session, or all others, are signed out from here. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { showToast } from '#kit/browser/toast.ts';
import { dot } from '#kit/pure/formats.ts';
import { StateBadge } from '#ui/badges/state-badge.tsx';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import { useInstant } from '#ui/local-time/when.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import type { SessionShown } from '../../../contract.ts';
import { deviceName, methodName } from '../../device-name.ts';

const quiet = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline';

/** The others are shown when they are asked for. */
const mostShown = 5;

type Sessions = { sessions: SessionShown[] };
type Props = Sessions & { activityPath: string };

/** The list, with what can be done about it. */
export function SessionList({ sessions: first, activityPath }: Props) {
  const { sessions, busy, heading, end, endOthers } = useSessions(first);
  const { isOpened, open, list } = useOpened();
  const isWhole = isOpened || sessions.length <= mostShown;
  return (
    <SettingsGroup id="sessions" title={m.security_sessions()} text={m.security_sessions_text()} headingRef={heading}>
      <ul ref={list} className="divide-y divide-line">
        {(isWhole ? sessions : sessions.slice(0, mostShown)).map((session) => (
          <Session key={session.id} session={session} busy={busy} onEnd={() => void end(session.id, { sessionId: session.id })} />
        ))}
      </ul>
      {!isWhole && (
        <button type="button" className={`${quiet} mr-6`} onClick={open}>
          {m.security_sessions_all({ count: sessions.length })}
        </button>
      )}
      {sessions.length > 1 && (
        <button
          type="button"
          className={quiet}
          aria-busy={busy === 'others' || undefined}
          aria-disabled={busy !== null}
          onClick={() => busy === null && void endOthers()}
        >
          {m.security_sign_out_others()}
        </button>
      )}
      <p>
        <ArrowLink path={activityPath}>{m.security_activity()}</ArrowLink>
      </p>
    </SettingsGroup>
  );
}

/** The sessions, and how to end them; `busy` is what is being ended. */
function useSessions(first: SessionShown[]) {
  const [sessions, setSessions] = useState(first);
  const [busy, setBusy] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async (what: string, body: object) => {
    setBusy(what);
    const { code, msg } = await callApi('/security/signout', body);
    // One that was gone already is as good as ended; the list says how it stands now.
    if (code === 40) showToast(msg, { kind: 'error' });
    const answer = code === 0 || code === 40 ? await callApi<Sessions>('/security/sessions') : null;
    setBusy(null);
    if (!answer?.data) return;
    setSessions(answer.data.sessions);
    if (code === 0) showToast(m.security_signed_out(), { kind: 'success' });
    heading.current?.focus();
  };
  const endOthers = async () => {
    const question = {
      title: m.security_sign_out_others_ask(),
      text: m.security_sign_out_others_text(),
      no: m.ui_cancel(),
      yes: m.security_sign_out_others(),
    };
    if (await isConfirmed({ ...question, kind: 'primary' })) await end('others', { others: true });
  };
  return { sessions, busy, heading, end, endOthers };
}

/** Whether all are shown. The button that was pressed is gone then: the keyboard goes on with the first that came. */
function useOpened() {
  const [isOpened, setOpened] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpened) list.current?.children[mostShown]?.querySelector('button')?.focus();
  }, [isOpened]);
  return { isOpened, open: () => setOpened(true), list };
}

/** `busy` is the one that is being ended. */
function Session({ session, busy, onEnd }: { session: SessionShown; busy: string | null; onEnd: () => void }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-4 first:pt-0">
      <SessionWords session={session} />
      {!session.current && (
        <button
          type="button"
          className={quiet}
          aria-busy={busy === session.id || undefined}
          aria-disabled={busy !== null}
          onClick={() => busy === null && onEnd()}
        >
          {m.security_sign_out_one()}
          <span className="sr-only"> {deviceName(session.device)}</span>
        </button>
      )}
    </li>
  );
}

function SessionWords({ session }: { session: SessionShown }) {
  const inWords = useInstant();
  const [signedIn, lastSeen] = [inWords(session.signedInAt), inWords(session.lastSeenAt)];
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-words">{deviceName(session.device)}</span>
        {session.current && <StateBadge look="done">{m.security_this_device()}</StateBadge>}
      </p>
      {lastSeen !== signedIn && (
        <p className="mt-1 text-sm text-desc">
          <time dateTime={session.lastSeenAt}>{m.security_last_seen({ at: lastSeen })}</time>
        </p>
      )}
      <p className="break-words text-sm text-desc">
        <time dateTime={session.signedInAt}>{m.security_first_seen({ at: signedIn })}</time>
        {/* On a phone how and where are a line of their own: none ends in a dot. */}
        <span className="max-sm:hidden">{dot}</span>
        <span className="max-sm:block">
          {methodName(session.loginMethod)}
          {dot}
          {session.localNetwork ? m.security_local_network() : m.security_ip({ address: session.loginIp })}
        </span>
      </p>
    </div>
  );
}
