/** Changing the own password: its two fields, and their submission. */
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { passwordOf } from '../components/form-dialog.tsx';

/** The old password and the new one. */
export function PasswordFields() {
  const translate = useTranslate();
  return (
    <>
      <TextField name="current" type="password" label={translate('backoffice_current_password')} autoComplete="current-password" required fullWidth />
      <TextField
        name="password"
        type="password"
        label={translate('backoffice_new_password_own')}
        helperText={translate('backoffice_password_hint')}
        autoComplete="new-password"
        required
        fullWidth
      />
    </>
  );
}

/** Changes the password as the fields say. @throws HttpError with the shop's message where one of them is wrong */
export async function changePassword(fields: FormData): Promise<void> {
  const [current, password] = [passwordOf(fields, 'current'), passwordOf(fields, 'password')];
  await callAdmin('/auth/account/password', { method: 'POST', body: { current, password } });
}
