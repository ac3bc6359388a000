/** The places of a zone. */
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput, useTranslate } from 'react-admin';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { CountriesInput, CountryInput } from '../components/inputs/country-input.tsx';
import { RegionsInput } from './country-inputs.tsx';

const upper = (typed: string) => typed.trim().toUpperCase();

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <CountriesInput source="countries" label={translate('backoffice_market_countries')} />
      <RegionsInput source="regions" label={translate('backoffice_shipping_regions')} />
      <ArrayInput source="postalRanges" label={translate('backoffice_shipping_ranges')}>
        <SimpleFormIterator inline disableReordering fullWidth>
          <CountryInput source="country" label={translate('backoffice_country')} validate={required()} />
          <TextInput source="from" label={translate('backoffice_tax_postal_from')} parse={upper} validate={required()} />
          <TextInput source="to" label={translate('backoffice_tax_postal_to')} parse={upper} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
      <NumberInput source="position" label={translate('backoffice_shipping_position')} min={0} step={1} fullWidth />
    </>
  );
}

/** A new zone. */
export function ZoneCreate() {
  return (
    <CreateForm defaultValues={{ countries: [], regions: [], postalRanges: [], position: 0 }}>
      <Inputs />
    </CreateForm>
  );
}

/** Changing a zone. */
export function ZoneEdit() {
  return (
    <EditForm>
      <Inputs />
    </EditForm>
  );
}
