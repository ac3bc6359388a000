import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Loading, SaveButton, TextInput, useNotify, useTranslate, type HttpError } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Translation, TranslationKind } from '../../shop/translations/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { asText } from '../components/inputs/as-text.ts';
import { RichTextInput } from '../components/inputs/rich-text-input.tsx';
import { contentLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';

type Key = { kind: TranslationKind; id: string };

/** The texts of a record: those of the source language on the left, those of another on the right. */
export function TranslationEditor({ kind, id, lang }: Key & { lang: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [shown, setShown] = useState(lang);
  const { data, error, refetch } = useQuery({ queryKey: ['translation', kind, id], queryFn: () => callAdmin<Translation>(`/translations/${kind}/${id}`) });
  if (!data && error) return <ReadFailed error={error} onRetry={() => void refetch()} list={`/translations?kind=${kind}`} />;
  if (!data) return <Loading />;
  const { data: translation, etag } = data;
  const targets = contentLanguages.filter((one) => one.lang !== translation.source);
  return (
    <Panel title={translation.title}>
      <Button size="small" onClick={() => void navigate(`/translations?kind=${kind}`)} sx={{ mb: 1 }}>
        {translate('backoffice_translations_back')}
      </Button>
      <Tabs value={shown} onChange={(_, next: string) => setShown(next)} variant="scrollable" aria-label={translate('backoffice_language')} sx={{ mb: 2 }}>
        {targets.map((one) => (
          <Tab key={one.lang} value={one.lang} lang={one.lang} label={one.name} />
        ))}
      </Tabs>
      <Texts key={`${shown} ${etag}`} translation={translation} etag={etag} lang={shown} />
    </Panel>
  );
}

function Texts({ translation, etag, lang }: { translation: Translation; etag: string | null; lang: string }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { kind, id, source } = translation;
  const save = async (values: object) => {
    const words = (values as { words: Record<string, string | null> }).words;
    const texts = { [lang]: Object.fromEntries(Object.entries(words).map(([field, text]) => [field, text ?? ''])) };
    try {
      await callAdmin(`/translations/${kind}/${id}`, { method: 'PUT', body: { texts }, ifMatch: etag ?? '*' });
    } catch (error) {
      // The form says it, and stays one that is not saved.
      return { root: { serverError: (error as HttpError).message } };
    }
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    await client.invalidateQueries({ queryKey: ['translation', kind, id] });
    await client.invalidateQueries({ queryKey: ['translations'] });
    return undefined;
  };
  const written = translation.fields.filter(({ field }) => translation.texts[source]?.[field] || translation.texts[lang]?.[field]);
  return (
    <Form
      record={{ words: Object.fromEntries(written.map(({ field }) => [field, translation.texts[lang]?.[field] ?? ''])) }}
      onSubmit={save}
      warnWhenUnsavedChanges
    >
      <Stack divider={<Divider />} sx={{ gap: 2 }}>
        {written.map((one) => (
          <TextPair key={one.field} {...one} source={source} lang={lang} text={translation.texts[source]?.[one.field] ?? ''} />
        ))}
      </Stack>
      <SaveButton sx={{ mt: 2 }} />
    </Form>
  );
}

type PairProps = Translation['fields'][number] & { source: string; lang: string; text: string };

/** A text of the source language, and beside it the input of the other. */
function TextPair({ field, html, source, lang, text }: PairProps) {
  const translate = useTranslate();
  const label = translate(`backoffice_translations_field_${field}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
      <Box lang={source}>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{asPlain(text, html)}</Typography>
      </Box>
      <Box lang={lang}>
        {html ? (
          <RichTextInput source={`words.${field}`} label={label} />
        ) : (
          <TextInput source={`words.${field}`} label={label} parse={asText} fullWidth multiline helperText={false} />
        )}
      </Box>
    </Box>
  );
}

/** HTML as words, paragraph by paragraph; nothing of it is run. */
function asPlain(text: string, html: boolean): string {
  if (!html) return text;
  const parsed = new DOMParser().parseFromString(text.replaceAll(/<\/(p|li|h\d|div|tr)>/g, '$&\n'), 'text/html');
  return parsed.body.textContent.replaceAll(/\n{3,}/g, '\n\n').trim();
}
