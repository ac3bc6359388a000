import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { IssueView } from '#shop/newsletter/contract.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useZoneHint } from '../components/moments/moment-input.tsx';

/** Sends the issue as it was saved: now, or at a time. */
export function SendCard() {
  const translate = useTranslate();
  const moment = useMoment();
  const attempt = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  const issue = useRecordContext<IssueView>();
  // Not `isDirty`, which counts a switch that the record does not have.
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const [asking, setAsking] = useState<'now' | 'later' | null>(null);
  if (!issue) return null;
  const act = (action: 'send' | 'unschedule', word: string) =>
    attempt(async () => {
      setAsking(null);
      await runAction('newsletter-issues', { id: issue.id, action, body: {} });
      notify(word, { type: 'success' });
      refresh();
    });
  return (
    <Panel title={translate('backoffice_issue_send')}>
      {issue.sendAt && <Typography sx={{ mb: 1.5 }}>{translate('backoffice_issue_goes_out', { at: moment(issue.sendAt) })}</Typography>}
      {isDirty && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate('backoffice_issue_save_first')}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isDirty} onClick={() => setAsking('now')}>
          {translate('backoffice_issue_send_now')}
        </Button>
        <Button variant="outlined" disabled={isDirty} onClick={() => setAsking('later')}>
          {translate('backoffice_issue_schedule')}
        </Button>
        {issue.sendAt && <Button onClick={() => void act('unschedule', 'backoffice_issue_unscheduled')}>{translate('backoffice_issue_unschedule')}</Button>}
      </Stack>
      <Confirm
        isOpen={asking === 'now'}
        title={translate('backoffice_issue_send_now')}
        content={translate('backoffice_issue_send_ask')}
        onConfirm={() => void act('send', 'backoffice_newsletter_sent')}
        onClose={() => setAsking(null)}
      />
      {asking === 'later' && <ScheduleDialog id={issue.id} onClose={() => setAsking(null)} />}
    </Panel>
  );
}

function ScheduleDialog({ id, onClose }: { id: string; onClose(): void }) {
  const translate = useTranslate();
  const zone = useZoneHint();
  const schedule = async (fields: FormData) => {
    await runAction('newsletter-issues', { id, action: 'send', body: { at: new Date(textOf(fields, 'at')).toISOString() } });
  };
  return (
    <FormDialog
      title={translate('backoffice_issue_schedule')}
      submit={translate('backoffice_issue_schedule')}
      done="backoffice_issue_is_scheduled"
      onClose={onClose}
      onSend={schedule}
    >
      <TextField
        name="at"
        type="datetime-local"
        label={translate('backoffice_issue_at')}
        helperText={zone}
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
