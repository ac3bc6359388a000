/** Signs out. */
import * as m from '#messages';
import { useState } from 'react';
import { leaveShop } from '#kit/browser/leave.ts';

/** A button that looks like the links beside it. The one island of the navigation. */
export function SignOut() {
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await leaveShop();
  };
  return (
    <button type="button" className="user-nav-link" disabled={busy} onClick={() => void signOut()}>
      {m.layout_sign_out()}
    </button>
  );
}
