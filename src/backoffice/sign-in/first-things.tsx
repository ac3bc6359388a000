/** What is asked before anything else: a password of one's own, a second step where one is required. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { changePassword, PasswordFields } from '../account/change-password.tsx';
import { SecondFactors } from '../account/second-factors.tsx';
import { forgetMe, whoAmI, type StaffView } from '../api/auth-provider.ts';
import { FormCard } from './card.tsx';

/** Shows the screen once nothing is asked for any more. */
export function FirstThings({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [me, setMe] = useState<StaffView | null>(null);
  const read = () => {
    forgetMe();
    void whoAmI().then(setMe, () => undefined);
  };
  useEffect(() => void whoAmI().then(setMe, () => undefined), []);
  if (me?.mustChangePassword) return <NewPassword me={me} onDone={read} />;
  if (me?.mustSetUpSecondFactor) {
    return (
      <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 3, display: 'grid', gap: 2 }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 650 }}>
          {translate('backoffice_second_step_required')}
        </Typography>
        <Typography color="text.secondary">{translate('backoffice_second_step_required_hint')}</Typography>
        <SecondFactors onDone={read} />
      </Box>
    );
  }
  return children;
}

function NewPassword({ me, onDone }: { me: StaffView; onDone(): void }) {
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
      <input type="hidden" name="account" value={me.email} autoComplete="username" />
      <PasswordFields />
    </FormCard>
  );
}
