import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { answerProofs } from '../api/ask-proof.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog, passwordOf, textOf } from '../look/form-dialog.tsx';
import { askPasskey } from './passkey.ts';

/** Asks anew who one is when the server wants to know; the call that waits is made again, or given up. */
export function ProofDialog() {
  const translate = useTranslate();
  const [settle, setSettle] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => answerProofs(() => new Promise((resolve) => setSettle(() => resolve))), []);
  if (!settle) return null;
  const end = (isProved: boolean) => {
    setSettle(null);
    settle(isProved);
  };
  const prove = async (body: object) => {
    await callAdmin('/auth/prove', { method: 'POST', body });
    end(true);
  };
  const send = (fields: FormData) => {
    const typed = textOf(fields, 'proof');
    // Six digits are an app's: no password is so short.
    return prove(/^\d{3} ?\d{3}$/.test(typed) ? { code: typed } : { password: passwordOf(fields, 'proof') });
  };
  const byPasskey = () =>
    void askPasskey('/auth/prove/options')
      .then((passkey) => prove({ passkey }))
      .catch(() => undefined);
  return (
    <FormDialog title={translate('backoffice_prove')} submit={translate('backoffice_confirm')} onClose={() => end(false)} onSend={send}>
      <Typography>{translate('backoffice_prove_hint')}</Typography>
      <TextField
        name="proof"
        type="password"
        label={translate('backoffice_password_or_code')}
        autoComplete="current-password"
        slotProps={{ htmlInput: { autoFocus: true } }}
        required
        fullWidth
      />
      <Button variant="outlined" onClick={byPasskey}>
        {translate('backoffice_use_passkey')}
      </Button>
    </FormDialog>
  );
}
