/** Words by language: one language at a time, or all of the shop's side by side. */
import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contentLanguages, shopLanguages } from '../../components/languages.ts';
import { session } from '../../api/session.ts';
import { useFieldTitle, type FieldSchema } from './field-schema.ts';

const RichText = lazy(() => import('../../components/inputs/rich-text.tsx'));

/** Words by language, then field. */
export type Words = Record<string, Record<string, string> | undefined>;

type TextsInputProps = { fields: Record<string, FieldSchema>; value: Words; onChange(value: Words): void };

/** The texts of a section in each language. An empty field falls back to another language. */
export function TextsInput({ fields, value, onChange }: TextsInputProps) {
  const translate = useTranslate();
  const id = useId();
  const [lang, setLang] = useState<string>(session.locale());
  const [isWide, setWide] = useState(false);
  const put = (into: string) => (field: string, words: string) => {
    const { [field]: _before, ...others } = value[into] ?? {};
    onChange({ ...value, [into]: words === '' ? others : { ...others, [field]: words } });
  };
  return (
    <Box>
      <LanguageTabs id={id} lang={lang} onLang={setLang} />
      <div role="tabpanel" id={`${id}-words`} aria-labelledby={`${id}-tab-${lang}`}>
        <WordsOfLanguage lang={lang} fields={fields} words={value[lang] ?? {}} onPut={put(lang)} />
      </div>
      <Button size="small" color="inherit" startIcon={<TranslateIcon />} onClick={() => setWide(true)} sx={{ mt: 0.5 }}>
        {translate('backoffice_templates_languages')}
      </Button>
      {isWide && <SideBySide fields={fields} value={value} onPut={put} onClose={() => setWide(false)} />}
    </Box>
  );
}

/** Chooses the language to write in. */
function LanguageTabs({ id, lang, onLang }: { id: string; lang: string; onLang(lang: string): void }) {
  const translate = useTranslate();
  return (
    <Tabs
      value={lang}
      onChange={(_, next: string) => onLang(next)}
      variant="scrollable"
      aria-label={translate('backoffice_language')}
      sx={{ mb: 1, minHeight: 36 }}
    >
      {contentLanguages.map(({ lang: one, name }) => (
        <Tab key={one} value={one} label={name} lang={one} id={`${id}-tab-${one}`} aria-controls={`${id}-words`} sx={{ minHeight: 36, px: 1.5, minWidth: 0 }} />
      ))}
    </Tabs>
  );
}

type SideBySideProps = Pick<TextsInputProps, 'fields' | 'value'> & { onPut(lang: string): WordsProps['onPut']; onClose(): void };

/** All languages of the shop beside each other. */
function SideBySide({ fields, value, onPut, onClose }: SideBySideProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('backoffice_templates_languages')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3, pt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${shopLanguages.length}, minmax(0, 1fr))` } }}>
          {shopLanguages.map(({ lang, name }) => (
            <section key={lang} lang={lang} aria-label={name}>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              <WordsOfLanguage lang={lang} fields={fields} words={value[lang] ?? {}} onPut={onPut(lang)} />
            </section>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type WordsProps = { lang: string; fields: Record<string, FieldSchema>; words: Record<string, string>; onPut(field: string, words: string): void };

function WordsOfLanguage({ lang, fields, words, onPut }: WordsProps) {
  const titleOf = useFieldTitle();
  return (
    <Stack sx={{ gap: 1.5 }} lang={lang}>
      {Object.entries(fields).map(([field, schema]) =>
        schema.input === 'html' ? (
          <HtmlInput key={`${lang} ${field}`} label={titleOf(field, schema)} value={words[field] ?? ''} onChange={(html) => onPut(field, html)} />
        ) : (
          <TextField
            key={field}
            label={titleOf(field, schema)}
            value={words[field] ?? ''}
            onChange={({ target }) => onPut(field, target.value)}
            multiline={schema.input === 'lines'}
            maxRows={16}
          />
        ),
      )}
    </Stack>
  );
}

function HtmlInput({ label, value, onChange }: { label: string; value: string; onChange(html: string): void }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} component="span" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Suspense fallback={<Box sx={{ minHeight: 160, border: 1, borderColor: 'divider', borderRadius: 1 }} />}>
        <RichText labelId={id} value={value} onChange={onChange} />
      </Suspense>
    </div>
  );
}

/** One line in each language of the shop. */
export function LineByLanguageInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Record<string, string>;
  onChange(value: Record<string, string>): void;
}) {
  return (
    <Stack component="fieldset" sx={{ gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }} aria-label={label}>
      {shopLanguages.map(({ lang, name }) => (
        <TextField
          key={lang}
          lang={lang}
          label={`${label} · ${name}`}
          value={value[lang] ?? ''}
          onChange={({ target }) => {
            const { [lang]: _before, ...others } = value;
            onChange(target.value === '' ? others : { ...others, [lang]: target.value });
          }}
        />
      ))}
    </Stack>
  );
}
