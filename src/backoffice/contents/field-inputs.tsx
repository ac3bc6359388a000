/** Inputs of the fields that a custom kind has of its own. */
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EntryField } from '#shop/settings/contract.ts';
import { FieldValues, useFieldTitle } from '../components/fields-editor/field-values.tsx';
import { contentLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { useRoutes } from '../components/use-routes.ts';

/** The fields of the kind that the form's entry is of. */
export function useFieldsOfType(): readonly EntryField[] {
  const type = useWatch({ name: 'type' }) as string | undefined;
  return useRoutes()?.customCategories.find(({ key, source }) => source === 'entry' && key === type)?.fields ?? [];
}

/** Names of fields by path, for comparisons. */
export function useFieldTitles(type: string): Readonly<Record<string, string>> {
  const titleOf = useFieldTitle();
  const fields = useRoutes()?.customCategories.find(({ key }) => key === type)?.fields ?? [];
  return Object.fromEntries(fields.map((field) => [`fields.${field.key}`, titleOf(field, field.key)]));
}

/** A panel with an input for each field; nothing where the kind has none. */
export function FieldInputs() {
  const translate = useTranslate();
  const fields = useFieldsOfType();
  if (fields.length === 0) return null;
  return (
    <Panel title={translate('backoffice_content_fields')}>
      <FieldValues fields={fields} languages={contentLanguages} />
    </Panel>
  );
}
