/** Signing in by a messaging app: whichever is chosen shows its code, and what becomes of it. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { completeSignIn } from '#kit/browser/complete-sign-in.ts';
import { authToken } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { QrCode } from '#ui/qr-sign-in/qr-code.tsx';
import { useSignInTicket, type TicketState } from '#ui/qr-sign-in/use-sign-in-ticket.ts';
import type { QrSignInProps } from './props.ts';

/** One button for each app, then its code. */
export function QrSignIn({ messengers }: QrSignInProps) {
  const view = usePageView();
  const isMounted = useMounted();
  const [wasIn, setWasIn] = useState<boolean | null>(null);
  if (isMounted && wasIn === null) setWasIn(authToken.get() !== null);
  const { provider, created, state, refusal, busy, entered, ask } = useSignInTicket();
  useEffect(() => {
    if (entered) void completeSignIn(entered, view);
  }, [entered, view]);
  const messenger = messengers.find(({ id }) => id === provider)?.title ?? '';
  const over = state === 'expired' || state === 'refused' || refusal !== null;
  // Whoever is signed in already is told so by the form above.
  if (wasIn) return null;
  return (
    <section aria-labelledby="qr-title" className="mx-auto max-w-md border-t border-line pt-8">
      <h2 id="qr-title" className="text-lg font-medium">
        {m.messengers_title()}
      </h2>
      <p className="mt-2 text-sm text-desc">{m.messengers_text()}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {messengers.map(({ id, title }) => (
          <Button key={id} busy={busy && id === provider} aria-pressed={id === provider} onClick={() => void ask(id)}>
            {m.messengers_with({ messenger: title })}
          </Button>
        ))}
      </div>
      {created && (state === 'waiting' || state === 'scanned') && <QrCode created={created} messenger={messenger} />}
      <output className={state ? 'mt-4 block font-medium' : 'sr-only'}>{state && saidOf(state, messenger)}</output>
      {refusal && (
        <div className="mt-4">
          <Alert kind="error">{refusal}</Alert>
        </div>
      )}
      {over && provider && (
        <Button className="mt-4" busy={busy} onClick={() => void ask(provider)}>
          {m.messengers_again()}
        </Button>
      )}
    </section>
  );
}

function saidOf(state: TicketState, messenger: string): string {
  if (state === 'waiting') return m.messengers_waiting({ messenger });
  if (state === 'scanned') return m.messengers_scanned();
  if (state === 'confirmed') return m.messengers_signed_in();
  return state === 'refused' ? m.messengers_refused() : m.messengers_expired();
}
