import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';

// As the contract has it (`newsletterLimits`); the contract itself would bring its messages along.
const longest = { subject: 200, body: 20_000 } as const;
const written = ['en', 'zh', 'zh-HK'] as const;

/** Subject and words of an issue, by language; a language left empty gets the English words. */
export function IssueDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const texts = Object.fromEntries(
      written
        .map((lang) => [lang, { subject: text(`subject-${lang}`), body: text(`body-${lang}`) }] as const)
        .filter(([, words]) => words.subject !== '' && words.body !== ''),
    );
    setBusy(true);
    try {
      await callAdmin('/newsletter-issues', { method: 'POST', body: { texts } });
      notify('backoffice_newsletter_sent', { type: 'success' });
      onClose();
    } catch (error) {
      setProblem((error as HttpError).message);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby="issue-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="issue-title">{translate('backoffice_newsletter_write')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
            {written.map((lang) => (
              <Stack key={lang} sx={{ gap: 1.5 }}>
                <TextField
                  name={`subject-${lang}`}
                  label={`${translate('backoffice_newsletter_subject')} (${lang})`}
                  required={lang === 'en'}
                  fullWidth
                  slotProps={{ htmlInput: { maxLength: longest.subject } }}
                />
                <TextField
                  name={`body-${lang}`}
                  label={`${translate('backoffice_newsletter_body')} (${lang})`}
                  required={lang === 'en'}
                  multiline
                  minRows={3}
                  fullWidth
                  slotProps={{ htmlInput: { maxLength: longest.body } }}
                />
              </Stack>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('backoffice_newsletter_send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
