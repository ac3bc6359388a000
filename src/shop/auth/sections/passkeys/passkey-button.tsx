/** Signing in by a passkey: the browser shows which of its own are for the shop. */
import { useState } from 'react';
import * as m from '#messages';
import type { ApiAnswer } from '#kit/browser/api-call.ts';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { askPasskey, canUsePasskeys } from '#kit/browser/passkeys/passkeys.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { callPatiently, useAuthForm } from '../form/use-auth-form.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** Nothing where passkeys do not work. Where the browser offers them in the field of the account, choosing one there does the same. */
export function PasskeyButton({ origin, form }: { origin: string | null; form: string }) {
  const view = usePageView();
  const state = useAuthForm(form);
  const isMounted = useMounted();
  // Who is in is on the way to another page, and is asked for nothing more.
  const [isIn, setIsIn] = useState(false);
  // Until the browser has looked it holds its place, so that nothing jumps.
  const signIn = async (vouched: () => Promise<ApiAnswer<SignedIn>>) => {
    const { code, data } = await state.run<SignedIn>(vouched);
    if (code !== 0 || !data) return;
    setIsIn(true);
    await completeSignIn(data, view);
  };
  usePasskeyAutofill(origin, { paused: state.busy || isIn, onChosen: (response) => void signIn(() => confirm(response)) });
  if (origin === null || (isMounted && !canUsePasskeys(origin))) return null;
  return (
    <div className="flex flex-col gap-3">
      {state.message && <Alert kind="error">{state.message}</Alert>}
      <Button wide busy={state.busy || isIn} onClick={() => void signIn(vouch)}>
        {m.auth_passkey_sign_in()}
      </Button>
    </div>
  );
}

async function vouch(): Promise<ApiAnswer<SignedIn>> {
  const asked = await callPatiently<object>('/auth/signin/passkey/options', {});
  if (asked.code !== 0 || !asked.data) return { ...asked, data: null };
  const response = await askPasskey(asked.data).catch(() => null);
  if (response === null) return { code: 40, msg: m.auth_passkey_not_used(), data: null };
  return confirm(response);
}

const confirm = (response: object) => callPatiently<SignedIn>('/auth/signin/passkey', { response });
