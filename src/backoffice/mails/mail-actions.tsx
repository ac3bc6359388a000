import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { languageNames, type Language } from '#kit/pure/languages.ts';
import type { StaffTemplate } from '#shop/messages/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useWords } from './use-preview.ts';

type MailActionsProps = { template: StaffTemplate; lang: string };

/** Sends the current text as a test mail to the user, and resets it to the default. */
export function MailActions({ template, lang }: MailActionsProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<'test' | 'reset' | null>(null);
  const { subject, body } = useWords(lang);
  const own = template.defaults[lang];
  const isOwn = own?.subject === subject && own.body === body;
  const close = () => setAsking(null);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<SendIcon />} onClick={() => setAsking('test')}>
        {translate('backoffice_mail_test')}
      </Button>
      <Button startIcon={<RestoreIcon />} disabled={isOwn} onClick={() => setAsking('reset')}>
        {translate('backoffice_mail_restore')}
      </Button>
      {asking === 'test' && <TestDialog id={template.id} lang={lang} words={{ subject, body }} onClose={close} />}
      {asking === 'reset' && <ResetQuestion id={template.id} lang={lang} onClose={close} />}
    </Stack>
  );
}

const nameOf = (lang: string) => languageNames[lang as Language] ?? lang;

type TestDialogProps = { id: string; lang: string; words: { subject: string; body: string }; onClose(): void };

/** Shows the recipient of the test, and errors. */
function TestDialog({ id, lang, words, onClose }: TestDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const email = (useGetIdentity().identity as { email?: string } | undefined)?.email ?? '';
  const send = async () => {
    const { data } = await callAdmin<{ to: string }>(`/mail-templates/${encodeURIComponent(id)}/test`, { method: 'POST', body: { lang, ...words } });
    notify('backoffice_issue_test_sent', { type: 'success', messageArgs: { to: data.to } });
    onClose();
  };
  return (
    <FormDialog title={translate('backoffice_mail_test')} submit={translate('backoffice_mail_test_send')} onClose={onClose} onSend={send}>
      <Typography>{translate('backoffice_mail_test_to', { email, language: nameOf(lang) })}</Typography>
    </FormDialog>
  );
}

/** Gives one language its own words back, at once. What was written in others, saved or not, stays. */
function ResetQuestion({ id, lang, onClose }: { id: string; lang: string; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const { getValues, reset, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const written = Object.entries((dirtyFields['texts'] ?? {}) as Record<string, Record<string, boolean>>);
  const isOtherWritten = written.some(([one, fields]) => one !== lang && Object.values(fields).includes(true));
  const restore = () =>
    attempt(async () => {
      const { data, etag } = await callAdmin<StaffTemplate>(`/mail-templates/${encodeURIComponent(id)}/reset`, { method: 'POST', body: { lang } });
      setValue(`texts.${lang}`, data.texts[lang], { shouldDirty: true });
      const values = getValues() as { texts: object };
      // The tag goes with the words: the next save is of the mail as it now is.
      reset({ ...values, ...data, _etag: etag }, isOtherWritten ? { keepDirtyValues: true } : {});
      notify('backoffice_mail_restored', { type: 'success', messageArgs: { language: nameOf(lang) } });
      onClose();
    });
  return (
    <Confirm
      isOpen
      title={translate('backoffice_mail_restore')}
      content={translate('backoffice_mail_restore_ask', { language: nameOf(lang) })}
      confirm={translate('backoffice_mail_restore')}
      onConfirm={() => void restore()}
      onClose={onClose}
    />
  );
}
