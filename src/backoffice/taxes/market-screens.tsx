import { BooleanInput, FormDataConsumer, FunctionField, required, SelectInput, useGetList, useLocale, useTranslate } from 'react-admin';
import { CountriesInput, useCountryName } from '../components/inputs/country-input.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { TaxClassInput } from '../components/inputs/tax-class-input.tsx';
import { TitleInputs, writtenTexts } from '../components/inputs/title-inputs.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { TaxProviderInputs } from './tax-provider-inputs.tsx';

type Market = {
  id: string;
  countries: string[];
  currency: string;
  taxIncluded: boolean;
  shippingTaxClass: string | null;
  texts: Record<string, { title?: string } | undefined>;
};
const written = (record: Record<string, unknown>) => ({ ...record, texts: writtenTexts(record['texts']) });

/** The list of markets. */
export function MarketList() {
  const translate = useTranslate();
  const nameOf = useCountryName();
  const locale = useLocale() ?? 'en';
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <RecordList sort={{ field: 'id', order: 'ASC' }}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Market> source="id" label={translate('backoffice_market')} render={({ texts, id }) => (texts[locale] ?? texts['en'])?.title || id} />
        <FunctionField<Market> label={translate('backoffice_market_countries')} render={({ countries }) => countries.map(nameOf).join(', ')} sortable={false} />
        <FunctionField<Market>
          source="currency"
          label={translate('backoffice_market_currency')}
          render={({ currency }) => `${currencies.of(currency)} (${currency})`}
        />
        <FunctionField<Market>
          label={translate('backoffice_market_prices')}
          render={({ taxIncluded }) => translate(taxIncluded ? 'backoffice_market_included' : 'backoffice_market_added')}
          sortable={false}
        />
      </RecordTable>
    </RecordList>
  );
}

/** Changing a market: its countries, and how tax is shown and shipping taxed. */
export function MarketEdit() {
  return (
    <EditForm transform={written} toolbar={<SaveBar />}>
      <Inputs />
    </EditForm>
  );
}

/** A new market. */
export function MarketCreate() {
  return (
    <CreateForm
      transform={written}
      defaultValues={{ countries: [], taxIncluded: true, withdrawal: false, showsLowestPrice: false, reverseCharge: false, shippingTaxClass: null, taxProvider: null }}
    >
      <Inputs />
    </CreateForm>
  );
}

/** One of the shop's currencies, by its name. */
function CurrencyInput() {
  const translate = useTranslate();
  const names = new Intl.DisplayNames(useLocale() ?? 'en', { type: 'currency' });
  const { data = [] } = useGetList<{ id: string; code: string }>('currencies', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'code', order: 'ASC' },
  });
  const choices = data.map(({ code }) => ({ id: code, name: `${names.of(code)} (${code})` }));
  return <SelectInput source="currency" label={translate('backoffice_market_currency')} choices={choices} validate={required()} fullWidth />;
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <CountriesInput source="countries" label={translate('backoffice_market_countries')} helperText={false} />
      <CurrencyInput />
      <BooleanInput source="taxIncluded" label={translate('backoffice_market_included')} />
      <BooleanInput source="withdrawal" label={translate('backoffice_market_withdrawal')} helperText={translate('backoffice_market_withdrawal_hint')} />
      <BooleanInput source="showsLowestPrice" label={translate('backoffice_market_lowest_price')} helperText={translate('backoffice_market_lowest_price_hint')} />
      <FormDataConsumer>
        {({ formData }) => (
          <BooleanInput
            source="reverseCharge"
            disabled={formData['taxIncluded'] === true}
            label={translate('backoffice_market_reverse_charge')}
            helperText={translate('backoffice_market_reverse_charge_hint')}
          />
        )}
      </FormDataConsumer>
      <TaxClassInput
        source="shippingTaxClass"
        label={translate('backoffice_market_shipping_class')}
        helperText={translate('backoffice_market_shipping_class_hint')}
      />
      <TaxProviderInputs />
      <TitleInputs label="backoffice_title" />
    </>
  );
}
