/** Signs out, and loads the page anew (specification, section 4 "Session"). */
import * as m from '#messages';
import { useEffect, useRef, useState } from 'react';
import { leaveShop } from '#kit/browser/leave.ts';
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
    await leaveShop();
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
