import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Loading, SaveButton, TextInput, useNavigate, useNotify, useTranslate, type HttpError } from 'react-admin';
import type { Translation, TranslationKind } from '../../shop/translations/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { saveRecord } from '../api/data-provider.ts';
import { asText } from '../components/inputs/as-text.ts';
import { RichTextInput } from '../components/inputs/rich-text-input.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { contentLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';

type Key = { kind: TranslationKind; id: string };
type Words = Record<string, Record<string, string | null>>;

const filled = (fields: Words[string]) => Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text ?? '']));

/** The texts of a record: those of the source language on the left, those of another on the right. */
export function TranslationEditor({ kind, id, lang }: Key & { lang: string }) {
  const queryKey = ['translation', kind, id];
  // What is written must not give way to what is read again meanwhile.
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callAdmin<Translation>(`/translations/${kind}/${id}`),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const client = useQueryClient();
  if (!data && error) return <ReadFailed error={error} onRetry={() => void refetch()} list={`/translations?kind=${kind}`} />;
  if (!data) return <Loading />;
  const onSaved = async (saved: Translation & Tag) => {
    client.setQueryData(queryKey, { ...data, data: saved, etag: saved._etag ?? null });
    await client.invalidateQueries({ queryKey: ['translations'] });
  };
  return (
    <Panel title={data.data.title}>
      <Texts translation={data.data} etag={data.etag} lang={lang} onSaved={onSaved} />
    </Panel>
  );
}

type Tag = { _etag?: string };
type TextsProps = { translation: Translation; etag: string | null; lang: string; onSaved(saved: Translation & Tag): Promise<void> };

/** One form for all languages: another tab loses nothing. */
function Texts({ translation, etag, lang, onSaved }: TextsProps) {
  const notify = useNotify();
  const [shown, setShown] = useState(lang);
  const { kind, id, source, texts } = translation;
  const save = async (values: object) => {
    const { words } = values as { words: Words };
    const written = Object.fromEntries(Object.entries(words).map(([one, fields]) => [one, filled(fields)]));
    const read = { ...translation, _etag: etag ?? '*' };
    try {
      const saved = await saveRecord(`translations/${kind}`, { id, data: { texts: { ...texts, ...written }, _etag: read._etag }, previousData: read });
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      await onSaved(saved as unknown as Translation & Tag);
    } catch (error) {
      // The form says it, and stays one that is not saved.
      return { root: { serverError: (error as HttpError).message } };
    }
    return undefined;
  };
  const fieldsIn = (one: string) => translation.fields.filter(({ field }) => texts[source]?.[field] || texts[one]?.[field]);
  const wordsIn = (one: string) => Object.fromEntries(fieldsIn(one).map(({ field }) => [field, texts[one]?.[field] ?? '']));
  const targets = contentLanguages.filter((one) => one.lang !== source);
  return (
    <Form
      record={{ words: Object.fromEntries(targets.map((one) => [one.lang, wordsIn(one.lang)])) }}
      onSubmit={save}
      warnWhenUnsavedChanges
      // The list is on the same path, and not within the form.
      formRootPathname={`/translations/${kind}/${id}`}
    >
      <BackButton kind={kind} />
      <LanguageTabs languages={targets} shown={shown} onShow={setShown}>
        {(one) => (
          <Stack divider={<Divider />} sx={{ gap: 2 }}>
            {fieldsIn(one).map((field) => (
              <TextPair key={field.field} {...field} source={source} lang={one} text={texts[source]?.[field.field] ?? ''} />
            ))}
          </Stack>
        )}
      </LanguageTabs>
      <SaveButton sx={{ mt: 2 }} />
    </Form>
  );
}

function BackButton({ kind }: Pick<Key, 'kind'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Button size="small" onClick={() => navigate(`/translations?kind=${kind}`)} sx={{ mb: 1 }}>
      {translate('backoffice_translations_back')}
    </Button>
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
          <RichTextInput source={`words.${lang}.${field}`} label={label} />
        ) : (
          <TextInput source={`words.${lang}.${field}`} label={label} parse={asText} fullWidth multiline helperText={false} />
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
