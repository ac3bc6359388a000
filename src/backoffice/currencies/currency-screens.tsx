import { AutocompleteInput, FunctionField, NumberInput, required, TextField, TextInput, useLocale, useTranslate } from 'react-admin';
import { currencyChoices } from '../components/inputs/places.ts';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

type Currency = { id: string; code: string; rate: string; isBase: boolean };

/** The currencies with their rates. */
export function CurrencyList() {
  const translate = useTranslate();
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return (
    <RecordList sort={{ field: 'position', order: 'ASC' }} perPage={50}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Currency> source="code" label={translate('backoffice_market_currency')} render={({ code }) => `${names.of(code) ?? code} (${code})`} />
        <FunctionField<Currency>
          label={translate('backoffice_rate')}
          sortable={false}
          render={({ rate, isBase }) => (isBase ? translate('backoffice_rate_base') : rate)}
        />
        <TextField source="stepAmount" label={translate('backoffice_rate_step')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="rate" label={translate('backoffice_rate')} helperText={translate('backoffice_rate_hint')} validate={required()} fullWidth />
      <NumberInput
        source="stepAmount"
        label={translate('backoffice_rate_step')}
        helperText={translate('backoffice_rate_step_hint')}
        min={1}
        step={1}
        fullWidth
      />
      <NumberInput source="position" label={translate('backoffice_shipping_position')} min={0} step={1} fullWidth />
    </>
  );
}

/** A new currency. */
export function CurrencyCreate() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <CreateForm defaultValues={{ stepAmount: 1, position: 0 }}>
      <AutocompleteInput
        source="code"
        label={translate('backoffice_market_currency')}
        choices={currencyChoices(locale).map(({ code, name }) => ({ id: code, name }))}
        helperText={false}
        validate={required()}
        fullWidth
      />
      <Inputs />
    </CreateForm>
  );
}

/** Changing a currency, or taking it away. */
export function CurrencyEdit() {
  return (
    <EditForm>
      <Inputs />
    </EditForm>
  );
}
