/** Pages that need no session: asking for a link, and setting a password by one. */
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { passwordOf, textOf } from '../components/form-dialog.tsx';
import { FormCard } from './card.tsx';
import { SecondStep } from './second-step.tsx';
import { signIn, signInByPasskey, wantedBy, type Asked } from './sign-in.ts';

function ToSignIn() {
  const translate = useTranslate();
  return <Link href="/backoffice/login">{translate('backoffice_back_to_sign_in')}</Link>;
}

/** Asks for a link by mail; the answer is the same for everybody. */
export function ForgotPasswordPage() {
  const translate = useTranslate();
  const [isSent, setSent] = useState(false);
  const send = async (fields: FormData) => {
    await callAdmin('/auth/forgot', { method: 'POST', body: { account: textOf(fields, 'account') } });
    setSent(true);
  };
  return (
    <FormCard
      title={translate('backoffice_forgot_password')}
      hint={translate('backoffice_forgot_password_hint')}
      submit={translate('backoffice_send_link')}
      onSend={send}
      foot={<ToSignIn />}
    >
      {isSent && <Alert severity="success">{translate('backoffice_link_sent')}</Alert>}
      <TextField name="account" type="email" label={translate('ra.auth.username')} autoComplete="username" required fullWidth />
    </FormCard>
  );
}

// The secret stands in the fragment; it is taken out of the address at once.
const ticketOf = () => new URLSearchParams(window.location.hash.slice(1)).get('ticket') ?? '';

/** The link's secret, and whose it is. */
function useTicket() {
  const [ticket] = useState(ticketOf);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
    callAdmin<{ email: string }>('/auth/ticket', { method: 'POST', body: { ticket } }).then(
      ({ data }) => setEmail(data.email),
      (error: unknown) => setProblem(error instanceof Error ? error.message : ''),
    );
  }, [ticket]);
  return { ticket, email, problem };
}

const enter = () => window.location.assign('/backoffice');
const toSignIn = () => window.location.assign('/backoffice/login');

/** Sets the first password after an invitation, or replaces a forgotten one. */
export function SetPasswordPage() {
  const translate = useTranslate();
  const { ticket, email, problem } = useTicket();
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async (fields: FormData) => {
    const password = passwordOf(fields, 'password');
    const { data } = await callAdmin<{ email: string }>('/auth/set-password', { method: 'POST', body: { ticket, password } });
    const given = { account: data.email, password };
    await signIn(given).then(enter, (error: unknown) => {
      const { ways, ticket: step } = wantedBy(error);
      if (ways && step) setAsked({ ...given, ways, ticket: step });
      else toSignIn();
    });
  };
  // The password is set: what is left is the second step.
  if (asked)
    return (
      <SecondStep
        asked={asked}
        onCode={(code) => signIn({ ...asked, code }).then(enter)}
        onPasskey={() => signInByPasskey(asked.ticket).then(enter)}
        onBack={toSignIn}
      />
    );
  return (
    <FormCard
      title={translate('backoffice_choose_password')}
      hint={translate('backoffice_password_hint')}
      submit={translate('ra.action.save')}
      onSend={send}
      foot={<ToSignIn />}
    >
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <TextField
        name="account"
        label={translate('ra.auth.username')}
        value={email}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: true } }}
        fullWidth
      />
      <TextField name="password" type="password" label={translate('backoffice_new_password_own')} autoComplete="new-password" required fullWidth />
    </FormCard>
  );
}
