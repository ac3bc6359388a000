/** Links a messaging app to the account: a fresh proof, then the code, as at signing in. */
import { useEffect, useState, type SubmitEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { QrCode } from '../qr-code.tsx';
import type { QrSignInProps } from '../qr-sign-in/props.ts';
import { useTicket, type WantedProof } from '../qr-sign-in/use-ticket.ts';

const form = 'link-app';

/** One button for each app; asked for a proof, a small form; then the code. */
export function LinkApps({ messengers }: QrSignInProps) {
  const { locale } = usePageView();
  const { provider, created, state, refusal, errors, busy, proof, ask } = useTicket();
  const messenger = messengers.find(({ id }) => id === provider)?.title ?? '';
  // Linked, the page above lists it.
  useEffect(() => {
    if (state === 'confirmed') navigate(location.pathname, { replace: true, fresh: true });
  }, [state]);
  const over = state === 'expired' || state === 'refused';
  // Known by an app alone, it can prove itself only by having just signed in.
  const canProve = proof !== null && (proof.password || proof.code !== null);
  return (
    <section aria-labelledby="link-apps-title">
      <h2 id="link-apps-title" className="title-3">
        {m.messengers_link_title({}, { locale })}
      </h2>
      <p className="mt-2 text-sm text-desc">{m.messengers_link_text({}, { locale })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {messengers.map(({ id, title }) => (
          <Button key={id} busy={busy && id === provider} aria-pressed={id === provider} onClick={() => void ask(id)}>
            {m.messengers_link({ messenger: title }, { locale })}
          </Button>
        ))}
      </div>
      {(refusal || (proof && !canProve)) && (
        <div className="mt-4">
          <Alert kind="error">{refusal ?? m.messengers_proof_impossible({}, { locale })}</Alert>
        </div>
      )}
      {proof && canProve && provider && <ProofForm proof={proof} errors={errors} busy={busy} onProof={(fields) => void ask(provider, fields)} />}
      {created && (state === 'waiting' || state === 'scanned') && <QrCode created={created} messenger={messenger} />}
      <output className={state ? 'mt-4 block font-medium' : 'sr-only'}>
        {state === 'waiting' && m.messengers_waiting({ messenger }, { locale })}
        {state === 'scanned' && m.messengers_scanned({}, { locale })}
        {state === 'confirmed' && m.messengers_linked({}, { locale })}
        {state === 'refused' && m.messengers_refused({}, { locale })}
        {state === 'expired' && m.messengers_expired({}, { locale })}
      </output>
      {over && provider && (
        <Button className="mt-4" onClick={() => void ask(provider)}>
          {m.messengers_again({}, { locale })}
        </Button>
      )}
    </section>
  );
}

type ProofProps = { proof: WantedProof; errors: Readonly<Record<string, string>>; busy: boolean; onProof(fields: Record<string, string>): void };

function ProofForm({ proof, errors, busy, onProof }: ProofProps) {
  const { locale } = usePageView();
  const [sent, setSent] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onProof(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  };
  const send = async () => {
    const { code, msg } = await callApi('/auth/send-code', { scene: 'stepUp' }, { quiet: true });
    setSent(code === 0 ? m.messengers_proof_sent({ to: proof.code ?? '' }, { locale }) : msg);
  };
  return (
    <form className="mt-6 grid max-w-md gap-4" noValidate onSubmit={submit}>
      {proof.password ? (
        <TextField
          form={form}
          name="password"
          type="password"
          autoComplete="current-password"
          label={m.messengers_proof_password({}, { locale })}
          error={errors['password']}
        />
      ) : (
        <>
          <Button onClick={() => void send()}>{m.messengers_proof_send({}, { locale })}</Button>
          <output className="text-sm text-desc">{sent}</output>
          <TextField
            form={form}
            name="stepUpCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            label={m.messengers_proof_code({}, { locale })}
            error={errors['stepUpCode']}
          />
        </>
      )}
      <Button type="submit" look="primary" busy={busy}>
        {m.messengers_proof_go_on({}, { locale })}
      </Button>
    </form>
  );
}
