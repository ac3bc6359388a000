import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import type { StaffView } from '../api/auth-provider.ts';
import { FormDialog, passwordOf, textOf } from '../components/form-dialog.tsx';
import { CodeField, PasskeyButton } from './second-step.tsx';
import { signIn, signInByPasskey, wantedBy, type Asked } from './sign-in.ts';

/** Asks the same person to sign in again; a different account starts over. */
export function SignInAgainForm({ staff, onEnd }: { staff: StaffView; onEnd(isSignedIn: boolean): void }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function done() {
    const { data } = await callAdmin<StaffView>('/auth/me');
    // Another person may see other things, and must not save what this one wrote.
    if (data.id !== staff.id) window.location.reload();
    else onEnd(true);
  }

  async function send(fields: FormData) {
    if (asked) {
      await signIn({ ...asked, code: textOf(fields, 'code') });
      return done();
    }
    const password = passwordOf(fields, 'password');
    try {
      await signIn({ account: staff.email, password });
    } catch (error) {
      const { ways, ticket } = wantedBy(error);
      if (!ways || !ticket) throw error;
      return setAsked({ account: staff.email, password, ways, ticket });
    }
    return done();
  }

  return (
    <FormDialog title={translate('backoffice_sign_in_again')} submit={translate('ra.auth.sign_in')} onClose={() => onEnd(false)} onSend={send}>
      <Typography>{translate('backoffice_sign_in_again_hint')}</Typography>
      {asked ? <CodeField isOfApp={asked.ways.includes('app')} /> : <PasswordFields account={staff.email} />}
      {(asked === null || asked.ways.includes('passkey')) && <PasskeyButton onAsk={() => signInByPasskey(asked?.ticket).then(done)} />}
    </FormDialog>
  );
}

function PasswordFields({ account }: { account: string }) {
  const translate = useTranslate();
  return (
    <>
      <TextField label={translate('ra.auth.username')} value={account} autoComplete="username" slotProps={{ htmlInput: { readOnly: true } }} fullWidth />
      <TextField
        name="password"
        type="password"
        label={translate('ra.auth.password')}
        autoComplete="current-password"
        slotProps={{ htmlInput: { autoFocus: true } }}
        required
        fullWidth
      />
    </>
  );
}
