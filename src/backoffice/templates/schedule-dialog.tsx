import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OpenTemplate } from './use-template.ts';
import { useZoneHint } from '../components/moments/moment-input.tsx';

type ScheduleProps = { template: OpenTemplate; onClose(): void };

/** When the draft is published by itself. */
export function ScheduleDialog({ template, onClose }: ScheduleProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [at, setAt] = useState('');
  const zone = useZoneHint();
  const schedule = async () => {
    if (!(await template.runAction('schedule', { at: new Date(at).toISOString() }))) return;
    notify('backoffice_templates_is_scheduled', { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">{translate('backoffice_templates_schedule')}</DialogTitle>
      <DialogContent>
        <TextField
          type="datetime-local"
          fullWidth
          sx={{ mt: 1 }}
          label={translate('backoffice_templates_schedule_at')}
          value={at}
          onChange={({ target }) => setAt(target.value)}
          helperText={zone}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={at === '' || template.state === 'busy'} onClick={() => void schedule()}>
          {translate('backoffice_templates_schedule')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
