import { required, TextInput, useTranslate } from 'react-admin';
import { CountryInput } from '../components/inputs/country-input.tsx';
import { PercentInput } from '../components/inputs/percent-input.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { TitleInputs, writtenTexts } from '../components/inputs/title-inputs.tsx';

const upper = (typed: string) => typed.trim().toUpperCase() || null;
const written = (record: Record<string, unknown>) => ({ ...record, texts: writtenTexts(record['texts']) });

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <CountryInput source="country" label={translate('backoffice_tax_country')} helperText={false} validate={required()} />
      <TextInput source="region" label={translate('backoffice_tax_region')} helperText={translate('backoffice_tax_region_hint')} parse={upper} fullWidth />
      <TextInput
        source="postalFrom"
        label={translate('backoffice_tax_postal_from')}
        helperText={translate('backoffice_tax_postal_hint')}
        parse={upper}
        fullWidth
      />
      <TextInput source="postalTo" label={translate('backoffice_tax_postal_to')} parse={upper} fullWidth />
      <TextInput
        source="taxClass"
        label={translate('backoffice_tax_class')}
        helperText={translate('backoffice_tax_class_hint')}
        validate={required()}
        fullWidth
      />
      <PercentInput source="basisPoints" label={translate('backoffice_tax_percent')} />
      <TitleInputs label="backoffice_title" />
    </>
  );
}

/** A new tax rate. */
export function TaxRateCreate() {
  return (
    <CreateForm transform={written} defaultValues={{ taxClass: 'standard' }}>
      <Inputs />
    </CreateForm>
  );
}

/** Changing a tax rate. */
export function TaxRateEdit() {
  return (
    <EditForm transform={written}>
      <Inputs />
    </EditForm>
  );
}
