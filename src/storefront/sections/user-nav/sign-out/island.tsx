/** Signs out: the token is forgotten here whatever the shop answers, and the page loaded anew (specification, section 4 "Session"). */
import * as m from '#messages';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { useHref, usePageView } from '#ui/page-view.tsx';

/** A button that looks like the links beside it. The one island of the navigation; it also shows where in it one is. */
export function SignOut() {
  const { locale } = usePageView();
  const href = useHref();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => showCurrent(button.current?.closest('ul') ?? null), []);
  const signOut = async () => {
    setBusy(true);
    // The token goes along with the call and is forgotten before the socket says that its session ended.
    const told = callApi('/auth/signout', {}, { quiet: true });
    forgetSession();
    await told;
    location.assign(href('/'));
  };
  return (
    <button ref={button} type="button" className="user-nav-link" disabled={busy} onClick={() => void signOut()}>
      {m.layout_sign_out({}, { locale })}
    </button>
  );
}

/** On a phone the navigation is a strip: the entry of the page that is shown is brought into the middle of it. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const start = strip.getBoundingClientRect().left;
  strip.scrollLeft += left - start - (strip.clientWidth - width) / 2;
}
