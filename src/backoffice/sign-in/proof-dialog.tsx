import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { answerProofs } from '../api/ask-proof.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog, passwordOf, textOf } from '../components/form-dialog.tsx';
import { askPasskey } from './passkey.ts';

type Factors = { app: boolean; passkeys: readonly unknown[] };
type Asking = { settle(isProved: boolean): void; factors: Factors };

/** Asks anew who one is when the server wants to know; the call that waits is made again, or given up. */
export function ProofDialog() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(
    () =>
      answerProofs(async () => {
        const { data: factors } = await callAdmin<Factors>('/auth/account');
        return new Promise((settle) => setAsking({ settle, factors }));
      }),
    [],
  );
  if (!asking) return null;
  const end = (isProved: boolean) => {
    setAsking(null);
    asking.settle(isProved);
  };
  return <Proof factors={asking.factors} onEnd={end} />;
}

/** The second step where there is one, else the password. */
function Proof({ factors: { app, passkeys }, onEnd }: { factors: Factors; onEnd(isProved: boolean): void }) {
  const translate = useTranslate();
  const hasPasskey = passkeys.length > 0;
  const prove = async (body: object) => {
    await callAdmin('/auth/prove', { method: 'POST', body });
    onEnd(true);
  };
  const byPasskey = () =>
    void askPasskey('/auth/prove/options')
      .then((passkey) => prove({ passkey }))
      .catch(() => undefined);
  const asked = app ? appAsked : hasPasskey ? passkeyAsked : passwordAsked;
  return (
    <FormDialog
      title={translate('backoffice_prove')}
      submit={translate('backoffice_confirm')}
      onClose={() => onEnd(false)}
      onSend={(fields) => prove(asked.read(fields))}
    >
      <Typography>{translate('backoffice_prove_hint')}</Typography>
      <Typography>{translate(asked.hint)}</Typography>
      <TextField
        name="proof"
        type={asked.type}
        label={translate(asked.label)}
        autoComplete={asked.autoComplete}
        slotProps={{ htmlInput: { autoFocus: true } }}
        required
        fullWidth
      />
      {hasPasskey && (
        <Button variant="outlined" onClick={byPasskey}>
          {translate('backoffice_use_passkey')}
        </Button>
      )}
    </FormDialog>
  );
}

const codeAsked = { type: 'text', autoComplete: 'one-time-code', read: (fields: FormData) => ({ code: textOf(fields, 'proof') }) };
const appAsked = { ...codeAsked, hint: 'backoffice_second_step_hint', label: 'backoffice_second_step_code' };
const passkeyAsked = { ...codeAsked, hint: 'backoffice_second_step_passkey', label: 'backoffice_recovery_code' };
const passwordAsked = {
  type: 'password',
  autoComplete: 'current-password',
  hint: 'backoffice_prove_password',
  label: 'ra.auth.password',
  read: (fields: FormData) => ({ password: passwordOf(fields, 'proof') }),
};
