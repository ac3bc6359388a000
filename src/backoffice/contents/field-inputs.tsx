/** Inputs of the fields that a custom kind has of its own. */
import Box from '@mui/material/Box';
import { DateInput, NumberInput, required, SelectInput, TextInput, useInput, useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textIn } from '#kit/pure/languages.ts';
import type { EntryField } from '#shop/settings/contract.ts';
import { asText } from '../components/inputs/as-text.ts';
import { PictureInput } from '../components/inputs/picture-input.tsx';
import { RichTextInput } from '../components/inputs/rich-text-input.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { contentLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { useRoutes } from '../components/use-routes.ts';

type Titled = Readonly<Record<string, { title?: string }>>;

/** What a field or choice is called in the merchant's language. */
function useTitle(): (one: { texts: unknown }, otherwise: string) => string {
  const [locale] = useLocaleState();
  return ({ texts }, otherwise) => textIn(texts as Titled, 'title', locale) || otherwise;
}

/** The fields of the kind that the form's entry is of. */
export function useFieldsOfType(): readonly EntryField[] {
  const type = useWatch({ name: 'type' }) as string | undefined;
  return useRoutes()?.customCategories.find(({ key, source }) => source === 'entry' && key === type)?.fields ?? [];
}

/** Names of fields by path, for comparisons. */
export function useFieldTitles(type: string): Readonly<Record<string, string>> {
  const titleOf = useTitle();
  const fields = useRoutes()?.customCategories.find(({ key }) => key === type)?.fields ?? [];
  return Object.fromEntries(fields.map((field) => [`fields.${field.key}`, titleOf(field, field.key)]));
}

const isByLanguage = ({ kind }: EntryField) => kind === 'text' || kind === 'richText';

/** A panel with an input for each field; nothing where the kind has none. */
export function FieldInputs() {
  const translate = useTranslate();
  const titleOf = useTitle();
  const fields = useFieldsOfType();
  const worded = fields.filter(isByLanguage);
  if (fields.length === 0) return null;
  return (
    <Panel title={translate('backoffice_content_fields')}>
      {worded.length > 0 && (
        <LanguageTabs languages={contentLanguages}>
          {(lang) => worded.map((field) => <Worded key={field.key} field={field} lang={lang} title={titleOf(field, field.key)} />)}
        </LanguageTabs>
      )}
      {fields
        .filter((field) => !isByLanguage(field))
        .map((field) => (
          <Valued key={field.key} field={field} title={titleOf(field, field.key)} />
        ))}
    </Panel>
  );
}

function Worded({ field: { key, kind }, lang, title }: { field: EntryField; lang: string; title: string }) {
  const source = `fields.${key}.${lang}`;
  return kind === 'richText' ? <RichTextInput source={source} label={title} /> : <TextInput source={source} label={title} parse={asText} fullWidth />;
}

function Valued({ field, title }: { field: EntryField; title: string }) {
  const titleOf = useTitle();
  const props = { source: `fields.${field.key}`, label: title, fullWidth: true, ...(field.required ? { validate: required() } : {}) };
  switch (field.kind) {
    case 'number':
      return <NumberInput {...props} />;
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
