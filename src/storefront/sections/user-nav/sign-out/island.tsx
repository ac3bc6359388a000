/** Signs out. */
import * as m from '#messages';
import { useState } from 'react';
import { signOut } from '#kit/browser/sign-out.ts';

/** A button that looks like the links beside it. The one island of the navigation. */
export function SignOut() {
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    await signOut();
  };
  return (
    <button type="button" className="user-nav-out" disabled={busy} onClick={() => void handleClick()}>
      {m.layout_sign_out()}
    </button>
  );
}
