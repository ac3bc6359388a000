import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { LeftOut } from '#shop/newsletter/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { LanguageSelect } from '../components/language-tabs.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { MailFrame } from '../mails/mail-frame.tsx';
import { writtenIssue } from './written-issue.ts';

type Preview = { subject: string; html: string; leftOut: readonly LeftOut[] };

/** The issue as it stands in the form. */
export function PreviewOfForm() {
  const { getValues } = useFormContext();
  return <PreviewCard contentOf={() => writtenIssue(getValues() as RaRecord)} />;
}

/** Shows an issue as it will be read, and mails it to the user. */
export function PreviewCard({ contentOf }: { contentOf(): Record<string, unknown> }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const notify = useNotify();
  const [lang, setLang] = useState('en');
  const [preview, setPreview] = useState<Preview | null>(null);
  const body = () => {
    const { texts, format, sections, footer } = contentOf();
    return { texts, format, sections, footer, lang };
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
        <LanguageSelect lang={lang} onChange={setLang} />
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

const widths = { phone: 390, desk: '100%' } as const;

/** The mail on a phone or a desktop, with what is left out of it. */
export function PreviewDialog({ preview, onClose }: { preview: Preview; onClose(): void }) {
  const translate = useTranslate();
  const id = useId();
  const [on, setOn] = useState<keyof typeof widths>('desk');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{preview.subject}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'center' }}>
        {preview.leftOut.length > 0 && (
          <Alert severity="warning" sx={{ width: '100%' }}>
            {preview.leftOut.map(({ index, section, message }) => (
              <div key={`${index} ${message}`}>{translate('backoffice_letter_left_out', { place: index + 1, section, message })}</div>
            ))}
          </Alert>
        )}
        <ToggleButtonGroup
          size="small"
          exclusive
          value={on}
          onChange={(_, next: keyof typeof widths | null) => next && setOn(next)}
          aria-label={translate('backoffice_letter_width')}
        >
          <ToggleButton value="phone">{translate('backoffice_templates_phone')}</ToggleButton>
          <ToggleButton value="desk">{translate('backoffice_templates_desk')}</ToggleButton>
        </ToggleButtonGroup>
        <MailFrame html={preview.html} title={preview.subject} sx={{ width: widths[on], maxWidth: '100%' }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
