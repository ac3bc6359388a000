import { AutocompleteInput, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CountryInput } from '../components/inputs/country-input.tsx';
import { PercentInput } from '../components/inputs/percent-input.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { TaxClassInput } from '../components/inputs/tax-class-input.tsx';
import { TitleInputs, writtenTexts } from '../components/inputs/title-inputs.tsx';
import { useRegions } from '../components/inputs/use-regions.ts';

const upper = (typed: string) => typed.trim().toUpperCase() || null;
const written = (record: Record<string, unknown>) => ({ ...record, texts: writtenTexts(record['texts']) });

/** A region of the chosen country, by its name; its code where the shop knows no names. */
function RegionInput() {
  const translate = useTranslate();
  const country = useWatch({ name: 'country' }) as string | undefined;
  const regions = useRegions(country ? [country] : []).get(country ?? '') ?? [];
  const shared = { source: 'region', label: translate('backoffice_tax_region'), fullWidth: true };
  if (regions.length === 0) return <TextInput {...shared} helperText={translate('backoffice_tax_region_hint')} parse={upper} />;
  const choices = regions.map(({ code, name }) => ({ id: code.slice('XX-'.length), name }));
  return (
    <AutocompleteInput
      {...shared}
      choices={choices}
      helperText={translate('backoffice_tax_region_choose')}
      emptyText={translate('backoffice_tax_region_all')}
    />
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <CountryInput source="country" label={translate('backoffice_tax_country')} helperText={false} validate={required()} />
      <RegionInput />
      <TextInput
        source="postalFrom"
        label={translate('backoffice_tax_postal_from')}
        helperText={translate('backoffice_tax_postal_hint')}
        parse={upper}
        fullWidth
      />
      <TextInput source="postalTo" label={translate('backoffice_tax_postal_to')} parse={upper} fullWidth />
      <TaxClassInput source="taxClass" label={translate('backoffice_tax_class')} helperText={translate('backoffice_tax_class_hint')} validate={required()} />
      <PercentInput source="basisPoints" label={translate('backoffice_tax_percent')} decimals={5} />
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
