import { BooleanField, BooleanInput, NumberInput, SelectInput, TextField, TextInput, useGetList, useLocale, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { EditForm } from '../components/record-form.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SaveBar } from '../components/save-bar.tsx';

/** The languages, in the order in which shoppers are offered them. */
export function LanguageList() {
  const translate = useTranslate();
  return (
    <RecordList sort={{ field: 'position', order: 'ASC' }}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" label={translate('backoffice_language')} sortable={false} sx={{ fontWeight: 600 }} />
        <BooleanField source="enabled" label={translate('backoffice_language_enabled')} sortable={false} />
        <BooleanField source="default" label={translate('backoffice_language_default')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

/** Changing a language: its name, its place, its currency, whether it is on, and whether it is the default. */
export function LanguageEdit() {
  const translate = useTranslate();
  const names = new Intl.DisplayNames(useLocale() ?? 'en', { type: 'currency' });
  const { data: currencies = [] } = useGetList<{ id: string; code: string }>('currencies', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'code', order: 'ASC' },
  });
  return (
    <EditForm toolbar={<SaveBar />}>
      <TextInput source="name" label={translate('backoffice_language')} helperText={translate('backoffice_language_name_hint')} parse={asText} fullWidth />
      <BooleanInput source="enabled" label={translate('backoffice_language_enabled')} helperText={translate('backoffice_language_enabled_hint')} />
      <BooleanInput source="default" label={translate('backoffice_language_default')} helperText={translate('backoffice_language_default_hint')} />
      <SelectInput
        source="currency"
        label={translate('backoffice_language_currency')}
        helperText={translate('backoffice_language_currency_hint')}
        choices={currencies.map(({ code }) => ({ id: code, name: `${names.of(code)} (${code})` }))}
        emptyText={translate('backoffice_language_currency_usual')}
        parse={asText}
      />
      <NumberInput source="position" label={translate('backoffice_shipping_position')} min={0} step={1} />
    </EditForm>
  );
}
