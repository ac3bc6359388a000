/** Signs out: the token is forgotten here whatever the shop answers, and the page loaded anew (specification, section 4 "Session"). */
import * as m from '#messages';
import { useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { useHref, usePageView } from '#ui/page-view.tsx';

/** A button that looks like the links beside it. */
export function SignOut() {
  const { locale } = usePageView();
  const href = useHref();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    // The token goes along with the call and is forgotten before the socket says that its session ended.
    const told = callApi('/auth/signout', {}, { quiet: true });
    forgetSession();
    await told;
    location.assign(href('/'));
  };
  return (
    <button type="button" className="user-nav-link" disabled={busy} onClick={() => void signOut()}>
      {m.layout_sign_out({}, { locale })}
    </button>
  );
}
