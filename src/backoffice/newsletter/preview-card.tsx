import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { callAdmin } from '../api/call-admin.ts';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { MailFrame } from '../mails/mail-frame.tsx';
import { writtenIssue } from './written-issue.ts';

type Preview = { subject: string; html: string };

/** Shows the issue as it will be read, and mails it to whoever writes it; both as it stands in the form. */
export function PreviewCard() {
  const translate = useTranslate();
  const attempt = useAttempt();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const [lang, setLang] = useState('en');
  const [preview, setPreview] = useState<Preview | null>(null);
  const body = () => {
    const { texts, format } = writtenIssue(getValues() as RaRecord);
    return { texts, format, lang };
  };
  const show = () => attempt(async () => setPreview((await callAdmin<Preview>('/newsletter-issues/preview', { method: 'POST', body: body() })).data));
  const mail = () =>
    attempt(async () => {
      const { data } = await callAdmin<{ to: string }>('/newsletter-issues/test', { method: 'POST', body: body() });
      notify('backoffice_issue_test_sent', { type: 'success', messageArgs: { to: data.to } });
    });
  return (
    <Panel title={translate('backoffice_issue_look')}>
      <Stack sx={{ gap: 1.5 }}>
        <TextField select size="small" label={translate('backoffice_language')} value={lang} onChange={({ target }) => setLang(target.value)}>
          {shopLanguages.map((one) => (
            <MenuItem key={one.lang} value={one.lang}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void show()}>
            {translate('backoffice_issue_preview')}
          </Button>
          <Button onClick={() => void mail()}>{translate('backoffice_issue_test')}</Button>
        </Stack>
      </Stack>
      {preview && <PreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </Panel>
  );
}

function PreviewDialog({ preview, onClose }: { preview: Preview; onClose(): void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{preview.subject}</DialogTitle>
      <DialogContent>
        <MailFrame html={preview.html} title={preview.subject} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{useTranslate()('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
