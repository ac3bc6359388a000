import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, SearchInput, SimpleList, TextField, useLocale, useTranslate } from 'react-admin';
import { listOnly } from '../look/list-only.ts';

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
const placeOf = ({ country, region, postalFrom, postalTo }: Rate) =>
  [
    region === null ? country : `${country}-${region}`,
    ...(postalFrom === null ? [] : [postalFrom === postalTo ? postalFrom : `${postalFrom}–${postalTo}`]),
  ].join(' ');

/** The list of tax rates. */
export function TaxRateList() {
  const translate = useTranslate();
  const locale = useLocale();
  const narrow = useMediaQuery('(max-width: 720px)');
  const percent = ({ basisPoints }: Rate) => (basisPoints / pointsPerUnit).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  const title = ({ texts }: Rate) => (texts[locale] ?? texts['en'])?.title ?? '';
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'country', order: 'ASC' }}
      perPage={50}
      exporter={false}
      queryOptions={listOnly}
      empty={false}
    >
      {narrow ? (
        <SimpleList<Rate>
          primaryText={(rate) => `${placeOf(rate)} · ${percent(rate)}`}
          secondaryText={(rate) => `${rate.taxClass} · ${title(rate)}`}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField<Rate> source="country" label={translate('backoffice_tax_place')} render={placeOf} />
          <TextField source="taxClass" label={translate('backoffice_tax_class')} />
          <FunctionField<Rate> source="basisPoints" label={translate('backoffice_tax_percent')} render={percent} />
          <FunctionField<Rate> label={translate('backoffice_title')} render={title} />
        </Datagrid>
      )}
    </List>
  );
}
