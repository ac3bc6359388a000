/** Signing in by a messaging app: whichever is chosen shows its code, and what becomes of it. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { completeSignIn } from '#kit/browser/complete-sign-in.ts';
import { authToken } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Agreement } from '#ui/forms/agreement.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { QrCode } from '#ui/qr-sign-in/qr-code.tsx';
import { useSignInTicket, type TicketState } from '#ui/qr-sign-in/use-sign-in-ticket.ts';
import type { QrSignInProps } from './props.ts';

/** One button for each app, then its code. */
export function QrSignIn({ apps }: QrSignInProps) {
  const view = usePageView();
  const isMounted = useMounted();
  const [wasIn, setWasIn] = useState<boolean | null>(null);
  if (isMounted && wasIn === null) setWasIn(authToken.get() !== null);
  const { provider, created, state, errorMessage, busy, entered, ask } = useSignInTicket();
  useEffect(() => {
    if (entered) void completeSignIn(entered, view);
  }, [entered, view]);
  const app = apps.find(({ id }) => id === provider)?.title ?? '';
  const over = state === 'expired' || state === 'refused' || errorMessage !== null;
  // The form above already says so to a signed-in user.
  if (wasIn) return null;
  return (
    <section aria-labelledby="qr-title" className="form-panel app-panel">
      <h2 id="qr-title" className="title-4">
        {m.social_login_title()}
      </h2>
      <p className="mt-2 text-sm text-desc">
        <Agreement text={m.social_login_text()} />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {apps.map(({ id, title }) => (
          <Button key={id} busy={busy && id === provider} aria-pressed={id === provider} onClick={() => void ask(id)}>
            {m.social_login_with({ app: title })}
          </Button>
        ))}
      </div>
      {created && (state === 'waiting' || state === 'scanned') && <QrCode created={created} app={app} />}
      <output className={state ? 'mt-4 block font-medium' : 'sr-only'}>{state && stateMessage(state, app)}</output>
      {errorMessage && (
        <div className="mt-4">
          <Alert kind="error">{errorMessage}</Alert>
        </div>
      )}
      {over && provider && (
        <Button className="mt-4" busy={busy} onClick={() => void ask(provider)}>
          {m.social_login_again()}
        </Button>
      )}
    </section>
  );
}

function stateMessage(state: TicketState, app: string): string {
  if (state === 'waiting') return m.social_login_waiting({ app });
  if (state === 'scanned') return m.social_login_scanned();
  if (state === 'confirmed') return m.social_login_signed_in();
  return state === 'refused' ? m.social_login_refused() : m.social_login_expired();
}
