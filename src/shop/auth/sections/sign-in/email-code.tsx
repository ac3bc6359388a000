/** The second half of a sign-in: the code that came by e-mail. */
import { useEffect } from 'react';
import * as m from '#messages';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId, TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';

const form = 'email-code';

/** Says where it went and takes it. */
export function EmailCode({ ticket, email, onBack }: { ticket: string; email: string; onBack: () => void }) {
  const view = usePageView();
  const state = useAuthForm(form);
  useEffect(() => document.getElementById(fieldId(form, 'code'))?.focus(), []);
  const submit = async (fields: Record<string, string>) => {
    const answer = await state.send<SignedIn>('/auth/signin/verify', { ticket, ...fields });
    if (answer.code === 0 && answer.data) await completeSignIn(answer.data, view);
  };
  return (
    <ScriptForm busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <Alert live>{m.auth_email_code_sent({ email })}</Alert>
      <TextField form={form} name="code" label={m.auth_code()} inputMode="numeric" autoComplete="one-time-code" maxLength={12} error={state.errors['code']} />
      <Button type="submit" look="primary" wide busy={state.busy}>
        {m.ui_sign_in()}
      </Button>
      <Button wide look="quiet" onClick={onBack}>
        {m.auth_back()}
      </Button>
    </ScriptForm>
  );
}
