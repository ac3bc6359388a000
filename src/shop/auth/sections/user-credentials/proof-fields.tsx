/** Who one is, proved afresh before a sensitive change: by the password, or by a code to the address or number of before. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId, TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { PasswordField } from '../form/secret-fields.tsx';
import type { useAuthForm } from '../form/use-auth-form.ts';

/** What the shop takes: a password, and (masked) where a code would go. */
export type WantedProof = { password: boolean; code: string | null };

/** See above; the field is brought to the reader when it appears. */
export function ProofFields({
  form,
  wanted,
  errors,
  state,
  max,
}: {
  form: string;
  wanted: WantedProof;
  errors: Readonly<Record<string, string>>;
  state: Pick<ReturnType<typeof useAuthForm>, 'send' | 'busy'>;
  max: number;
}) {
  const { locale } = usePageView();
  const [byCode, setByCode] = useState(!wanted.password);
  const [sent, setSent] = useState(false);
  const field = byCode ? 'stepUpCode' : 'password';
  useEffect(() => document.getElementById(fieldId(form, field))?.focus(), [form, field]);
  const send = async () => {
    const { code } = await state.send('/auth/send-code', { scene: 'stepUp' });
    if (code === 0) setSent(true);
  };
  return (
    <fieldset className="flex flex-col gap-4 rounded-box bg-base-200 p-4">
      <legend className="sr-only">{m.auth_step_up({}, { locale })}</legend>
      <Alert live>{m.auth_step_up({}, { locale })}</Alert>
      {byCode ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <output className="text-sm text-desc">{sent ? m.auth_email_code_sent({ email: wanted.code ?? '' }, { locale }) : wanted.code}</output>
            <Button busy={state.busy} onClick={() => void send()}>
              {sent ? m.auth_send_again({}, { locale }) : m.auth_send_code({}, { locale })}
            </Button>
          </div>
          <TextField
            form={form}
            name="stepUpCode"
            label={m.auth_step_up_code({}, { locale })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            error={errors['stepUpCode']}
          />
        </>
      ) : (
        <PasswordField form={form} label={m.auth_current_password({}, { locale })} error={errors['password']} max={max} />
      )}
      {wanted.password && wanted.code && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center self-start text-sm underline underline-offset-4 hover:no-underline"
          onClick={() => setByCode(!byCode)}
        >
          {byCode ? m.auth_prove_by_password({}, { locale }) : m.auth_prove_by_code({}, { locale })}
        </button>
      )}
    </fieldset>
  );
}
