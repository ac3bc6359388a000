import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';

type Policy = { secondFactorRequired: boolean };

/** Whether a second step is required of all staff. */
export function RequireSwitch() {
  const translate = useTranslate();
  const notify = useNotify();
  const [policy, setPolicy] = useState<{ data: Policy; etag: string | null } | null>(null);
  const read = () => callAdmin<Policy>('/settings/staff').then(setPolicy, () => undefined);
  useEffect(() => void read(), []);
  if (!policy) return null;
  const change = (secondFactorRequired: boolean) =>
    callAdmin<Policy>('/settings/staff', { method: 'PUT', body: { secondFactorRequired }, ifMatch: policy.etag ?? '*' }).then(
      (answer) => setPolicy(answer),
      (error: unknown) => {
        notify(error instanceof Error ? error.message : '', { type: 'error' });
        // A colleague may have switched it first.
        void read();
      },
    );
  return (
    <FormControlLabel
      sx={{ mt: 2 }}
      control={<Switch checked={policy.data.secondFactorRequired} onChange={({ target }) => void change(target.checked)} />}
      label={translate('backoffice_require_second_step')}
    />
  );
}
