import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useRight } from '../components/use-right.ts';

type Recovery = { enabled: boolean; delayHours: number };
const path = '/settings/recovery';

/** Whether mails go out by themselves, and after how many hours. */
export function RecoverySettings({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const canWrite = useRight('write:settings');
  // With the tag of what the fields were filled with.
  const { data } = useQuery({ queryKey: ['recovery-settings'], queryFn: () => callAdmin<Recovery>(path), gcTime: 0, refetchOnWindowFocus: false });
  if (!data) return null;
  const save = async (fields: FormData) => {
    const body = { enabled: fields.has('enabled'), delayHours: Number(textOf(fields, 'delayHours')) };
    await callAdmin(path, { method: 'PUT', body, ifMatch: data.etag ?? undefined });
  };
  return (
    <FormDialog
      title={translate('backoffice_abandoned_settings')}
      submit={translate('ra.action.save')}
      done="backoffice_abandoned_saved"
      onClose={onClose}
      onSend={save}
      disabled={!canWrite}
    >
      <Typography variant="body2">{translate('backoffice_abandoned_consent_hint')}</Typography>
      <FormControlLabel control={<Switch name="enabled" defaultChecked={data.data.enabled} />} label={translate('backoffice_abandoned_enabled')} />
      <TextField
        name="delayHours"
        type="number"
        label={translate('backoffice_abandoned_delay')}
        defaultValue={data.data.delayHours}
        required
        slotProps={{ htmlInput: { min: 1, max: 72 } }}
      />
    </FormDialog>
  );
}
