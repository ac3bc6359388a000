/** Sign-in of staff: the password, then the second factor where there is one; or a passkey in place of both. */
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { passwordOf, textOf } from '../components/form-dialog.tsx';
import { FormCard } from './card.tsx';
import { PasskeyButton, SecondStep } from './second-step.tsx';
import { signIn, signInByPasskey, wantedBy, type Asked } from './sign-in.ts';

/** The page. */
export function SignInPage() {
  const translate = useTranslate();
  const login = useLogin();
  const [asked, setAsked] = useState<Asked | null>(null);
  // An empty shop has nobody who could sign in.
  useEffect(() => {
    void callAdmin<{ needed: boolean }>('/setup').then(
      ({ data }) => data.needed && window.location.replace('/backoffice/setup'),
      () => undefined,
    );
  }, []);
  const byPasskey = (ticket?: string) => login({ run: () => signInByPasskey(ticket) });
  const byCode = (code: string) => login({ run: () => signIn({ ...asked!, code }) });
  if (asked) return <SecondStep asked={asked} onCode={byCode} onPasskey={() => byPasskey(asked.ticket)} onBack={() => setAsked(null)} />;
  async function send(fields: FormData) {
    const [account, password] = [textOf(fields, 'account'), passwordOf(fields, 'password')];
    await login({ run: () => signIn({ account, password }) }).catch((error: unknown) => {
      const { ways, ticket } = wantedBy(error);
      if (!ways || !ticket) throw error;
      setAsked({ account, password, ways, ticket });
    });
  }
  const foot = (
    <>
      <PasskeyButton onAsk={() => byPasskey()} />
      <Link href="/backoffice/forgot-password">{translate('backoffice_forgot_password')}</Link>
    </>
  );
  return (
    <FormCard title={translate('backoffice_sign_in_title')} submit={translate('ra.auth.sign_in')} onSend={send} foot={foot}>
      <TextField name="account" type="email" label={translate('ra.auth.username')} autoComplete="username" required fullWidth />
      <TextField name="password" type="password" label={translate('ra.auth.password')} autoComplete="current-password" required fullWidth />
    </FormCard>
  );
}
