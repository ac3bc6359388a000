import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { useAttempt } from '../components/use-attempt.ts';

type Policy = { secondFactorRequired: boolean };

/** Whether a second step is required of all staff. */
export function RequireSwitch() {
  const translate = useTranslate();
  const attempt = useAttempt();
  const [policy, setPolicy] = useState<{ data: Policy; etag: string | null } | null>(null);
  const read = () => callAdmin<Policy>('/settings/staff').then(setPolicy, () => undefined);
  useEffect(() => void read(), []);
  if (!policy) return null;
  const change = async (secondFactorRequired: boolean) => {
    const isChanged = await attempt(async () =>
      setPolicy(await callAdmin<Policy>('/settings/staff', { method: 'PUT', body: { secondFactorRequired }, ifMatch: policy.etag ?? '*' })),
    );
    // A colleague may have switched it first.
    if (!isChanged) await read();
  };
  return (
    <FormControlLabel
      sx={{ mt: 2 }}
      control={<Switch checked={policy.data.secondFactorRequired} onChange={({ target }) => void change(target.checked)} />}
      label={translate('backoffice_require_second_step')}
    />
  );
}
