/** Lists at addresses of their own: adding, changing and removing them. A merchant names them by words; their keys stay below. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, RadioButtonGroupInput, required, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { textIn } from '#kit/pure/languages.ts';
import { customSources, type StaffRoutes } from '#shop/settings/contract.ts';
import { freeKey } from '../components/fields-editor/fields.ts';
import { asText } from '../components/inputs/as-text.ts';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';

/** One of them. */
export type CustomCategory = StaffRoutes['customCategories'][number];

const name = 'customCategories';

/** All of them, each with its fields; the server says at the fields of two which could be one. */
export function CustomCategories() {
  const translate = useTranslate();
  // The form's own `key` of a category must not be taken for that of a row.
  const { fields, append, remove } = useFieldArray<Record<typeof name, CustomCategory[]>, typeof name, 'rowId'>({ name, keyName: 'rowId' });
  const [leaving, setLeaving] = useState<number | null>(null);
  const add = () => {
    const key = freeKey(
      fields.map((field) => field.key),
      'list',
    );
    append({ key, slug: '', source: 'article', texts: {} });
  };
  return (
    <Panel title={translate('backoffice_routes_custom')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('backoffice_routes_custom_hint')}
      </Typography>
      <Stack sx={{ gap: 3 }}>
        {fields.map((field, index) => (
          <CustomCategoryFields key={field.rowId} source={`${name}.${index}`} onRemove={() => setLeaving(index)} />
        ))}
        {fields.length === 0 && <Typography color="text.secondary">{translate('backoffice_routes_custom_none')}</Typography>}
        <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'start' }}>
          {translate('backoffice_routes_custom_add')}
        </Button>
      </Stack>
      <Confirm
        isOpen={leaving !== null}
        title={translate('backoffice_routes_custom_remove')}
        content={translate('backoffice_routes_custom_remove_hint')}
        onConfirm={() => {
          if (leaving !== null) remove(leaving);
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      />
    </Panel>
  );
}

function CustomCategoryFields({ source, onRemove }: { source: string; onRemove(): void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const category = useWatch({ name: source }) as CustomCategory | undefined;
  const title = textIn((category?.texts ?? {}) as Record<string, { title?: string }>, 'title', locale) || translate('backoffice_routes_custom_new');
  return (
    <Stack component="fieldset" sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, gap: 1 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {title}
      </Typography>
      <LanguageTabs languages={shopLanguages}>
        {(lang) => (
          <TextInput
            source={`${source}.texts.${lang}.title`}
            label={translate('backoffice_title')}
            parse={asText}
            fullWidth
            helperText={false}
            {...(lang === 'en' ? { validate: required() } : {})}
          />
        )}
      </LanguageTabs>
      <TextInput
        source={`${source}.slug`}
        label={translate('backoffice_routes_path')}
        helperText={translate('backoffice_kinds_path_hint')}
        validate={required()}
        fullWidth
      />
      <RadioButtonGroupInput
        source={`${source}.source`}
        label={translate('backoffice_routes_source')}
        choices={customSources.map((id) => ({ id, name: <SourceWords source={id} /> }))}
        optionText={optionName}
        row={false}
        helperText={false}
        validate={required()}
      />
      {category?.source === 'entry' && (
        <Link component={RouterLink} to="/content-kinds" variant="body2">
          {translate('backoffice_routes_fields_link')}
        </Link>
      )}
      <Button color="error" onClick={onRemove} sx={{ alignSelf: 'start' }}>
        {translate('backoffice_routes_custom_remove_button', { name: title })}
      </Button>
    </Stack>
  );
}

const optionName = (option: { name: React.ReactNode }) => option.name;

/** What such a list shows, and where what it lists has pages. */
function SourceWords({ source }: { source: (typeof customSources)[number] }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {translate(`backoffice_routes_source_${source}`)}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {translate(`backoffice_routes_source_${source}_hint`)}
      </Typography>
    </>
  );
}
