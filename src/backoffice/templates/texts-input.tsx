import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contentLanguages } from '../components/languages.ts';
import { useFieldTitle, type FieldSchema } from './field-schema.ts';

/** Words by language, then field. */
export type Words = Record<string, Record<string, string> | undefined>;

/** The text of a section in each language. An empty field falls back to another language. */
export function TextsInput({ fields, value, onChange }: { fields: Record<string, FieldSchema>; value: Words; onChange(value: Words): void }) {
  const translate = useTranslate();
  const titleOf = useFieldTitle();
  const id = useId();
  const [lang, setLang] = useState('en');
  const put = (field: string, words: string) => {
    const { [field]: _before, ...others } = value[lang] ?? {};
    onChange({ ...value, [lang]: words === '' ? others : { ...others, [field]: words } });
  };
  return (
    <Box>
      <Tabs
        value={lang}
        onChange={(_, next: string) => setLang(next)}
        variant="scrollable"
        aria-label={translate('backoffice_language')}
        sx={{ mb: 1.5, minHeight: 36 }}
      >
        {contentLanguages.map(({ lang: one, name }) => (
          <Tab
            key={one}
            value={one}
            label={name}
            lang={one}
            id={`${id}-tab-${one}`}
            aria-controls={`${id}-words`}
            sx={{ minHeight: 36, px: 1.5, minWidth: 0 }}
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" id={`${id}-words`} aria-labelledby={`${id}-tab-${lang}`} sx={{ gap: 1.5 }} lang={lang}>
        {Object.entries(fields).map(([field, schema]) => (
          <TextField
            key={field}
            size="small"
            fullWidth
            label={titleOf(field)}
            value={value[lang]?.[field] ?? ''}
            onChange={({ target }) => put(field, target.value)}
            multiline={schema.input === 'lines' || schema.input === 'html'}
            minRows={schema.input === 'html' ? 4 : 1}
            maxRows={16}
            helperText={schema.input === 'html' ? translate('backoffice_description_hint') : undefined}
          />
        ))}
      </Stack>
    </Box>
  );
}
