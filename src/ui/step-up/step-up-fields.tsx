/** Step-up authentication before sensitive actions: by password, by code, or by the app that signs in to the account. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { fieldId, TextField } from '../forms/field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { ConfirmByApp } from './confirm-by-app.tsx';

type StepUpProps = {
  form: string;
  wanted: StepUpOptions;
  errors: Readonly<Record<string, string>>;
  /** How long a password may be. */
  max?: number;
};

/** Fields `password` or `stepUpCode` of a form. The field is brought to the reader when it appears. */
export function StepUpFields({ form, wanted, errors, max }: StepUpProps) {
  const [byCode, setByCode] = useState(!wanted.password);
  const field = byCode ? 'stepUpCode' : 'password';
  useEffect(() => document.getElementById(fieldId(form, field))?.focus(), [form, field]);
  const byAppAlone = !wanted.password && wanted.code === null;
  return (
    <fieldset className="flex flex-col gap-4 rounded-box bg-base-200 p-4">
      <legend className="sr-only">{m.auth_step_up()}</legend>
      <Alert live>{m.auth_step_up()}</Alert>
      {byAppAlone && <ConfirmByApp apps={wanted.apps} />}
      {!byAppAlone && !byCode && <PasswordField form={form} label={m.auth_current_password()} error={errors['password']} max={max} />}
      {!byAppAlone && byCode && <CodeOfAccount form={form} to={wanted.code ?? ''} error={errors['stepUpCode']} />}
      {wanted.password && wanted.code !== null && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center self-start text-sm underline underline-offset-4 hover:no-underline"
          onClick={() => setByCode(!byCode)}
        >
          {byCode ? m.auth_prove_by_password() : m.auth_prove_by_code()}
        </button>
      )}
    </fieldset>
  );
}

/** A code is sent when it is asked for, and not before. */
function CodeOfAccount({ form, to, error }: { form: string; to: string; error: string | undefined }) {
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async () => {
    setBusy(true);
    const { code, msg } = await callApi('/auth/send-code', { scene: 'stepUp' }, { quiet: true });
    setBusy(false);
    if (code === 0) setSent(true);
    setFailed(code === 0 ? undefined : msg);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-sm text-desc">{sent ? m.auth_email_code_sent({ email: to }) : to}</output>
        <Button busy={busy} onClick={() => void send()}>
          {sent ? m.auth_send_again() : m.auth_send_code()}
        </Button>
      </div>
      <TextField form={form} name="stepUpCode" label={m.auth_code()} inputMode="numeric" autoComplete="one-time-code" maxLength={12} error={failed ?? error} />
    </>
  );
}
