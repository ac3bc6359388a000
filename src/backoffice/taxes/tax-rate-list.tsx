import { FunctionField, SimpleList, useLocale, useTranslate } from 'react-admin';
import { useCountryName } from '../components/inputs/country-input.tsx';
import { useTaxClassName } from '../components/inputs/tax-class-input.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

type Rate = {
  id: string;
  country: string;
  region: string | null;
  postalFrom: string | null;
  postalTo: string | null;
  taxClass: string;
  basisPoints: number;
  texts: Record<string, { title: string } | undefined>;
};

const pointsPerUnit = 10_000;
const rangeOf = ({ postalFrom, postalTo }: Rate) => (postalFrom === postalTo ? postalFrom : `${postalFrom}–${postalTo}`);

/** The list of tax rates. */
export function TaxRateList() {
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = useCountryName();
  const className = useTaxClassName();
  const placeOf = (rate: Rate) => [nameOf(rate.country), rate.region, rangeOf(rate)].filter(Boolean).join(' · ');
  const classOf = ({ taxClass }: Rate) => className(taxClass);
  const percent = ({ basisPoints }: Rate) => (basisPoints / pointsPerUnit).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 5 });
  const title = ({ texts }: Rate) => (texts[locale] ?? texts['en'])?.title ?? '';
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'country', order: 'ASC' }}
      perPage={50}
      narrow={
        <SimpleList<Rate>
          primaryText={(rate) => `${placeOf(rate)} · ${percent(rate)}`}
          secondaryText={(rate) => `${classOf(rate)} · ${title(rate)}`}
          rowClick="edit"
        />
      }
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Rate> source="country" label={translate('backoffice_tax_place')} render={placeOf} />
        <FunctionField<Rate> source="taxClass" label={translate('backoffice_tax_class')} render={classOf} />
        <FunctionField<Rate> source="basisPoints" label={translate('backoffice_tax_percent')} render={percent} />
        <FunctionField<Rate> label={translate('backoffice_title')} render={title} />
      </RecordTable>
    </RecordList>
  );
}
