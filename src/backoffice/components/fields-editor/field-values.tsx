/** Inputs of what a record says in the fields that the merchant defined (of products, of kinds of content). */
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { DateInput, NumberInput, required, SelectInput, TextInput, useInput, useLocaleState, useTranslate } from 'react-admin';
import { titleOfField, type FieldDefinition } from '#kit/pure/fields/field-values.ts';
import { asText } from '../inputs/as-text.ts';
import { PictureInput } from '../inputs/picture-input.tsx';
import { RichTextInput } from '../inputs/rich-text-input.tsx';
import { LanguageTabs } from '../language-tabs.tsx';

/** A field as its input needs it; `unit` follows numbers. */
export type ValueField = FieldDefinition & { unit?: string };

type FieldValuesProps = {
  fields: readonly ValueField[];
  /** In which texts are written. */
  languages: readonly { lang: string; name: string }[];
};

const isByLanguage = ({ kind }: ValueField) => kind === 'text' || kind === 'richText';

/** What a field or choice is called in the merchant's language. */
export function useFieldTitle(): (one: { texts: unknown }, otherwise: string) => string {
  const [locale] = useLocaleState();
  return (one, otherwise) => titleOfField(one, locale) || otherwise;
}

/** An input for each field, as `fields.<key>`: texts by language, the others below. */
export function FieldValues({ fields, languages }: FieldValuesProps) {
  const titleOf = useFieldTitle();
  const worded = fields.filter(isByLanguage);
  return (
    <>
      {worded.length > 0 && (
        <LanguageTabs languages={languages}>
          {(lang) => worded.map((field) => <Worded key={field.key} field={field} lang={lang} title={titleOf(field, field.key)} />)}
        </LanguageTabs>
      )}
      {fields
        .filter((field) => !isByLanguage(field))
        .map((field) => (
          <Valued key={field.key} field={field} title={titleOf(field, field.key)} />
        ))}
    </>
  );
}

function Worded({ field: { key, kind }, lang, title }: { field: ValueField; lang: string; title: string }) {
  const source = `fields.${key}.${lang}`;
  return kind === 'richText' ? <RichTextInput source={source} label={title} /> : <TextInput source={source} label={title} parse={asText} fullWidth />;
}

const yesNo = {
  format: (value: unknown) => (typeof value === 'boolean' ? String(value) : ''),
  parse: (value: string) => (value === '' ? null : value === 'true'),
};

function Valued({ field, title }: { field: ValueField; title: string }) {
  const translate = useTranslate();
  const titleOf = useFieldTitle();
  const props = { source: `fields.${field.key}`, label: title, fullWidth: true, ...(field.required ? { validate: required() } : {}) };
  switch (field.kind) {
    case 'number':
      return (
        <NumberInput
          {...props}
          {...(field.unit ? { slotProps: { input: { endAdornment: <InputAdornment position="end">{field.unit}</InputAdornment> } } } : {})}
        />
      );
    case 'yesNo': {
      const choices = ['true', 'false'].map((id) => ({ id, name: translate(id === 'true' ? 'ra.message.yes' : 'ra.message.no') }));
      return <SelectInput {...props} {...yesNo} choices={choices} />;
    }
    case 'date':
      return <DateInput {...props} />;
    case 'choice':
      return <SelectInput {...props} choices={field.choices.map((choice) => ({ id: choice.value, name: titleOf(choice, choice.value) }))} />;
    default:
      return <FieldPicture source={props.source} title={title} />;
  }
}

function FieldPicture({ source, title }: { source: string; title: string }) {
  const { field } = useInput({ source });
  return (
    <Box sx={{ my: 1 }}>
      <PictureInput label={title} value={(field.value as string | null) ?? ''} onChange={(id) => field.onChange(id ?? null)} />
    </Box>
  );
}
