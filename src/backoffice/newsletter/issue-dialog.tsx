import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { shopLanguages } from '../components/languages.ts';

// As the contract has it (`newsletterLimits`); the contract itself would bring its messages along.
const longest = { subject: 200, body: 20_000 } as const;

/** Subject and text of an issue, by language; an empty language gets the English text. */
export function IssueDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();

  async function send(fields: FormData) {
    const texts = Object.fromEntries(
      shopLanguages
        .map(({ lang }) => [lang, { subject: textOf(fields, `subject-${lang}`), body: textOf(fields, `body-${lang}`) }] as const)
        .filter(([, words]) => words.subject !== '' && words.body !== ''),
    );
    await callAdmin('/newsletter-issues', { method: 'POST', body: { texts } });
  }

  return (
    <FormDialog
      title={translate('backoffice_newsletter_write')}
      submit={translate('backoffice_newsletter_send')}
      done="backoffice_newsletter_sent"
      onClose={onClose}
      onSend={send}
      maxWidth="md"
    >
      {shopLanguages.map(({ lang }) => (
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
    </FormDialog>
  );
}
