/** A new password, by the mailed link or by account and code. */
import { useState } from 'react';
import * as m from '#messages';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { here } from '#ui/messages/around.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { AccountFields } from '../form/account-fields.tsx';
import { OtherWay } from '../form/links.tsx';
import type { AuthModel } from '../form/model.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useTaken } from '../form/use-taken.ts';
import { EmailCode } from '../sign-in/email-code.tsx';

const form = 'reset';

/** The form. */
export function ResetPassword({ model }: { model: AuthModel }) {
  const view = usePageView();
  const ticket = useTaken('hash', ['ticket'])?.['ticket'];
  const state = useAuthForm(form);
  const { errors } = state;
  const [wanted, setWanted] = useState<{ ticket: string; email: string } | null>(null);
  if (wanted) return <EmailCode {...wanted} onBack={() => setWanted(null)} />;
  const submit = async (fields: Record<string, string>) => {
    const answer = await state.send<SignedIn & { ticket: string; email: string }>('/auth/reset-password', { ...fields, ...(ticket ? { ticket } : {}) });
    // The password is set; the account wants a code by e-mail besides.
    if (answer.code === 10 && answer.data) return setWanted(answer.data);
    if (answer.code === 0 && answer.data) await completeSignIn(answer.data, view);
  };
  return (
    <ScriptForm busy={state.busy} message={state.message || errors['ticket']} onSend={(fields) => void submit(fields)}>
      {!ticket && (
        <>
          <AccountFields form={form} errors={errors} model={model} />
          <TextField form={form} name="code" label={m.auth_code()} inputMode="numeric" autoComplete="one-time-code" maxLength={12} error={errors['code']} />
        </>
      )}
      <PasswordField
        form={form}
        isNew
        label={m.field_newPassword()}
        error={errors['password']}
        max={model.password.max}
        hint={m.auth_password_hint(model.password)}
      />
      <Button type="submit" look="primary" wide busy={state.busy}>
        {m.auth_reset_title()}
      </Button>
      <OtherWay text={m.auth_no_code({ link: here })} path="/auth/forget" title={m.auth_send_again()} />
    </ScriptForm>
  );
}
