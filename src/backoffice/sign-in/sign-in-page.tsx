/** Sign-in of staff: the password, then the second factor where there is one; or a passkey in place of both. */
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { passwordOf, textOf } from '../components/form-dialog.tsx';
import { FormCard } from './card.tsx';
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

type SecondStepProps = { asked: Asked; onCode(code: string): Promise<void>; onPasskey(): Promise<void>; onBack(): void };

function SecondStep({ asked, onCode, onPasskey, onBack }: SecondStepProps) {
  const translate = useTranslate();
  const hasApp = asked.ways.includes('app');
  return (
    <FormCard
      title={translate('backoffice_second_step')}
      hint={translate(hasApp ? 'backoffice_second_step_hint' : 'backoffice_second_step_passkey')}
      submit={translate('ra.auth.sign_in')}
      onSend={(fields) => onCode(textOf(fields, 'code'))}
      foot={
        <>
          {asked.ways.includes('passkey') && <PasskeyButton onAsk={onPasskey} />}
          <Typography variant="body2" color="text.secondary">
            {translate('backoffice_second_step_lost')}
          </Typography>
          <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'start' }}>
            {translate('backoffice_back_to_sign_in')}
          </Link>
        </>
      }
    >
      <TextField
        name="code"
        label={translate(hasApp ? 'backoffice_second_step_code' : 'backoffice_recovery_code')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 40, autoFocus: true } }}
        required
        fullWidth
      />
    </FormCard>
  );
}

/** Signs in by a passkey; an error that `onAsk` throws appears at the button. */
export function PasskeyButton({ onAsk }: { onAsk(): Promise<void> }) {
  const translate = useTranslate();
  const [problem, setProblem] = useState(false);
  const ask = () => {
    setProblem(false);
    onAsk().catch(() => setProblem(true));
  };
  return (
    <Button variant="outlined" onClick={ask} color={problem ? 'error' : 'primary'}>
      {translate(problem ? 'backoffice_passkey_again' : 'backoffice_use_passkey')}
    </Button>
  );
}
