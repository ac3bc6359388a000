/** The words of one mail, by language, beside the mail as its reader gets it. */
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Edit, Form, useLocale, useRecordContext } from 'react-admin';
import type { StaffTemplate } from '#shop/messages/contract.ts';
import { SaveBar } from '../components/save-bar.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { usePreview } from './use-preview.ts';
import { TextCard } from './text-card.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

/** What was written stays in the form until it is saved, whatever language is shown. */
export function MailEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} component="div" actions={false}>
      <Form warnWhenUnsavedChanges>
        <Editor />
      </Form>
    </Edit>
  );
}

function Editor() {
  const template = useRecordContext<StaffTemplate>();
  const [lang, setLang] = useState<string>(useLocale());
  const preview = usePreview(template?.id ?? '', lang);
  if (!template) return null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, pt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
        <TextCard template={template} lang={lang} onLang={setLang} errors={preview.errors} />
        <PreviewPane lang={lang} preview={preview} />
      </Box>
      <SaveBar />
    </>
  );
}
