import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog, passwordOf, textOf } from '../components/form-dialog.tsx';
import { askPasskey } from './passkey.ts';

/** The second factors that are set up. */
export type Factors = { app: boolean; passkeys: readonly unknown[] };

/** Asks for the second step where there is one, else for the password. */
export function ProofForm({ factors: { app, passkeys }, onEnd }: { factors: Factors; onEnd(isProved: boolean): void }) {
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
