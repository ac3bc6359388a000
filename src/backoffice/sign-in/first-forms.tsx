/** Forms that come before everything else: a new password, a second factor. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { changePassword, PasswordFields } from '../account/change-password.tsx';
import { SecondFactors } from '../account/second-factors.tsx';
import { FormCard } from './card.tsx';

/** Sets up a second step, where one is required. */
export function FirstSecondStep({ onDone }: { onDone(): void }) {
  const translate = useTranslate();
  return (
    <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 3, display: 'grid', gap: 2 }}>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 650 }}>
        {translate('backoffice_second_step_required')}
      </Typography>
      <Typography color="text.secondary">{translate('backoffice_second_step_required_hint')}</Typography>
      <SecondFactors onDone={onDone} />
    </Box>
  );
}

/** Replaces a password that was set by another person. */
export function FirstPassword({ email, onDone }: { email: string; onDone(): void }) {
  const translate = useTranslate();
  const send = async (fields: FormData) => {
    await changePassword(fields);
    onDone();
  };
  return (
    <FormCard
      title={translate('backoffice_choose_password')}
      hint={translate('backoffice_first_password_hint')}
      submit={translate('ra.action.save')}
      onSend={send}
    >
      <input type="hidden" name="account" value={email} autoComplete="username" />
      <PasswordFields />
    </FormCard>
  );
}
