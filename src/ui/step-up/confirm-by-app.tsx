/** For an account that has neither password nor address nor number: the app that signs in to it confirms once more. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import type { StepUpApp } from '#kit/pure/step-up-options.ts';
import { Alert } from '../alert.tsx';
import { QrCode } from '../qr-sign-in/qr-code.tsx';
import { useSignInTicket } from '../qr-sign-in/use-sign-in-ticket.ts';
import { Button } from '../button.tsx';

/** One button for each app, then its code; confirmed, the form can be sent again. A provider is gone to, and come back from. */
export function ConfirmByApp({ apps }: { apps: readonly StepUpApp[] }) {
  const { provider, created, state, errorMessage, busy, ask } = useSignInTicket();
  const [failed, setFailed] = useState<string | null>(null);
  const app = apps.find(({ id }) => id === provider)?.title ?? '';
  const signInAgain = async (id: string) => {
    const { code, data, msg } = await callApi<{ url: string }>('/auth/openid/begin', { provider: id, return: location.pathname }, { quiet: true });
    if (code === 0 && data) location.assign(data.url);
    else setFailed(msg);
  };
  if (apps.length === 0) return <p className="text-sm">{m.auth_prove_none()}</p>;
  return (
    <>
      {state !== 'confirmed' && (
        <div className="flex flex-wrap gap-3">
          {apps.map(({ id, title, by }) => (
            <Button key={id} busy={busy && id === provider} onClick={() => void (by === 'code' ? ask(id, { prove: true }) : signInAgain(id))}>
              {m.auth_prove_by_app({ app: title })}
            </Button>
          ))}
        </div>
      )}
      {(errorMessage ?? failed) && <Alert kind="error">{errorMessage ?? failed}</Alert>}
      {created && (state === 'waiting' || state === 'scanned') && <QrCode created={created} app={app} />}
      <output className={state ? 'block font-medium' : 'sr-only'}>
        {state === 'waiting' && m.social_login_waiting({ app })}
        {state === 'scanned' && m.social_login_scanned()}
        {state === 'confirmed' && m.auth_proved()}
        {state === 'refused' && m.social_login_refused()}
        {state === 'expired' && m.social_login_expired()}
      </output>
    </>
  );
}
