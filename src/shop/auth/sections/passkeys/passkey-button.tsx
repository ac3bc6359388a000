/** Signing in by a passkey: the browser shows which of its own are for the shop. */
import * as m from '#messages';
import type { ApiAnswer } from '#kit/browser/api-call.ts';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { askPasskey, canUsePasskeys } from '#kit/browser/passkeys/passkeys.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { callPatiently, useAuthForm } from '../form/use-auth-form.ts';

/** Nothing where passkeys do not work. */
export function PasskeyButton({ origin, form }: { origin: string | null; form: string }) {
  const view = usePageView();
  const state = useAuthForm(form);
  const isMounted = useMounted();
  // Until the browser has looked it holds its place, so that nothing jumps.
  if (origin === null || (isMounted && !canUsePasskeys(origin))) return null;
  const signIn = async () => {
    const { code, data } = await state.run<SignedIn>(vouch);
    if (code === 0 && data) await completeSignIn(data, view);
  };
  return (
    <div className="flex flex-col gap-3">
      {state.message && <Alert kind="error">{state.message}</Alert>}
      <Button wide busy={state.busy} onClick={() => void signIn()}>
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
  return callPatiently<SignedIn>('/auth/signin/passkey', { response });
}
