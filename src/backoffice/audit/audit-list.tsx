import { mostAuditLinesInFile, type AuditLine } from '#shop/staff/contract.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Datagrid, FunctionField, RecordContextProvider, ReferenceInput, SelectInput, useListContext, useTranslate } from 'react-admin';
import { ExportButton } from '../components/lists/export-button.tsx';
import { useDateRangeFilters } from '../components/lists/date-range-filter.tsx';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { Details } from './details.tsx';
import { Sentence } from './use-sentence.tsx';
import { auditAreas } from './sentences.ts';

const areas = Object.entries(auditAreas).map(([area, beginnings]) => ({ area, id: beginnings.join(',') }));

function useFilters() {
  const translate = useTranslate();
  return [
    searchFilter,
    <ReferenceInput key="staffId" source="staffId" reference="staff" sort={{ field: 'name', order: 'ASC' }} perPage={200} alwaysOn>
      <SelectInput label={translate('backoffice_stock_who')} optionText="name" />
    </ReferenceInput>,
    <SelectInput
      key="area"
      source="action"
      label={translate('backoffice_audit_area')}
      choices={areas.map(({ area, id }) => ({ id, name: translate(`backoffice_audit_area_${area}`) }))}
      alwaysOn
    />,
    ...useDateRangeFilters(),
  ];
}

/** The audit log, newest first; a line opens to what it changed. */
export function AuditList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={50}
      actions={<ExportButton name="audit" most={mostAuditLinesInFile} />}
      narrow={<NarrowLines />}
    >
      <Datagrid rowClick="expand" bulkActionButtons={false} expand={<Details />} empty={<NoLines />}>
        <FunctionField<AuditLine> source="at" label={translate('backoffice_stock_when')} render={(line) => moment(line.at)} sx={{ whiteSpace: 'nowrap' }} />
        <FunctionField<AuditLine> label={translate('backoffice_audit_what')} sortable={false} render={(line) => <Sentence line={line} />} />
      </Datagrid>
    </RecordList>
  );
}

function NoLines() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues as object).length > 0;
  return <Typography sx={{ p: 3 }}>{translate(isNarrowed ? 'backoffice_audit_empty_filtered' : 'backoffice_audit_empty')}</Typography>;
}

/** The same where there is no room for a table. */
function NarrowLines() {
  const translate = useTranslate();
  const moment = useMoment();
  const { data = [], isPending } = useListContext<AuditLine>();
  if (isPending) return null;
  if (data.length === 0) return <NoLines />;
  return data.map((line) => (
    <RecordContextProvider key={line.id} value={line}>
      <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="body2">
          <Sentence line={line} />
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {moment(line.at)}
        </Typography>
        <Box component="details" sx={{ mt: 0.5 }}>
          <Typography component="summary" variant="caption" sx={{ cursor: 'pointer', py: 0.5 }}>
            {translate('backoffice_audit_details')}
          </Typography>
          <Details />
        </Box>
      </Box>
    </RecordContextProvider>
  ));
}
