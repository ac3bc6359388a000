import { ArrayInput, FunctionField, NumberInput, required, SimpleFormIterator, TextArrayInput, TextField, TextInput, useTranslate } from 'react-admin';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

type Zone = { id: string; code: string; countries: string[]; regions: string[]; postalRanges: { country: string; from: string; to: string }[] };
const upper = (typed: string) => typed.trim().toUpperCase();
const placesOf = ({ countries, regions, postalRanges }: Zone) =>
  [...countries, ...regions, ...postalRanges.map(({ country, from, to }) => `${country} ${from === to ? from : `${from}–${to}`}`)].join(', ');

/** The list of shipping zones. */
export function ZoneList() {
  const translate = useTranslate();
  return (
    <RecordList filters={[searchFilter]} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="code" label={translate('backoffice_shipping_code')} />
        <FunctionField<Zone> label={translate('backoffice_shipping_places')} render={placesOf} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="code"
        label={translate('backoffice_shipping_code')}
        helperText={translate('backoffice_shipping_code_hint')}
        validate={required()}
        fullWidth
      />
      <TextArrayInput source="countries" label={translate('backoffice_market_countries')} helperText={translate('backoffice_tax_country_hint')} fullWidth />
      <TextArrayInput source="regions" label={translate('backoffice_shipping_regions')} helperText={translate('backoffice_shipping_regions_hint')} fullWidth />
      <ArrayInput source="postalRanges" label={translate('backoffice_shipping_ranges')}>
        <SimpleFormIterator inline disableReordering fullWidth>
          <TextInput source="country" label={translate('backoffice_tax_country')} parse={upper} validate={required()} />
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
