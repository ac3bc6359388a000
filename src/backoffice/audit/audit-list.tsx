import type { AuditLine } from '#shop/staff/contract.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTimeInput, FunctionField, ReferenceInput, SelectInput, SimpleList, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { RecordTable } from '../components/record-table.tsx';

type Change = { before: unknown; after: unknown };

const words = (value: unknown): string => (value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value));

/** A line's further details: the differences as a table, the rest as it is. */
function Details() {
  const translate = useTranslate();
  const line = useRecordContext<AuditLine>();
  if (!line) return null;
  const { changes, ...rest } = line.detail as { changes?: Record<string, Change> | Change[] };
  const shownEntries = Object.entries(rest).filter(([, value]) => value !== '' && value !== null);
  const isTable = changes !== undefined && !Array.isArray(changes);
  return (
    <Box sx={{ display: 'grid', gap: 1, py: 1 }}>
      {shownEntries.map(([name, value]) => (
        <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <b>{name}</b>: {words(value)}
        </Typography>
      ))}
      {Array.isArray(changes) && <Typography variant="body2">{words(changes)}</Typography>}
      {isTable && Object.keys(changes).length > 0 && (
        <Box
          component="table"
          sx={{ borderCollapse: 'collapse', '& td, & th': { p: 0.75, pr: 2, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' } }}
        >
          <thead>
            <tr>
              {['field', 'before', 'after'].map((title) => (
                <Typography key={title} component="th" variant="caption" color="text.secondary" scope="col">
                  {translate(`backoffice_audit_${title}`)}
                </Typography>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(changes).map(([path, { before, after }]) => (
              <tr key={path}>
                <Typography component="td" variant="body2" sx={{ fontWeight: 600 }}>
                  {path}
                </Typography>
                <Typography component="td" variant="body2" color="text.secondary">
                  {words(before)}
                </Typography>
                <Typography component="td" variant="body2">
                  {words(after)}
                </Typography>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {shownEntries.length === 0 && changes === undefined && <Typography variant="body2">{translate('backoffice_audit_nothing')}</Typography>}
    </Box>
  );
}

const areas = [
  'order',
  'return',
  'stock',
  'product',
  'promotion',
  'coupon',
  'credits',
  'customer',
  'article',
  'page',
  'review',
  'templates',
  'settings',
  'staff',
  'webhook',
] as const;

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  return [
    searchFilter,
    <ReferenceInput key="staffId" source="staffId" reference="staff" sort={{ field: 'name', order: 'ASC' }} alwaysOn>
      <SelectInput label={translate('backoffice_stock_who')} optionText="name" />
    </ReferenceInput>,
    <SelectInput key="area" source="action" label={translate('backoffice_audit_area')} choices={choices(areas, 'backoffice_audit_area_')} alwaysOn />,
    <TextInput key="action" source="action" label={translate('backoffice_audit_action')} />,
    <DateTimeInput key="from" source="from" label={translate('backoffice_audit_from')} parse={toInstant} />,
    <DateTimeInput key="to" source="to" label={translate('backoffice_audit_to')} parse={toInstant} />,
  ];
}

const toInstant = (text: string) => (text ? new Date(text).toISOString() : undefined);

/** The audit log, newest first; a line opens to what it changed. */
export function AuditList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={50}
      narrow={
        <SimpleList<AuditLine>
          primaryText={(line) => `${line.action} · ${line.staff.name}`}
          secondaryText={(line) => `${moment(line.at)} · ${line.subject}`}
          rowClick={false}
        />
      }
    >
      <RecordTable rowClick="expand" bulkActionButtons={false} expand={<Details />}>
        <FunctionField<AuditLine> source="at" label={translate('backoffice_stock_when')} render={(line) => moment(line.at)} />
        <TextField source="staff.name" label={translate('backoffice_stock_who')} sortable={false} />
        <TextField source="action" label={translate('backoffice_audit_action')} sortable={false} sx={{ fontWeight: 600 }} />
        <TextField source="subject" label={translate('backoffice_audit_subject')} sortable={false} sx={{ overflowWrap: 'anywhere' }} />
      </RecordTable>
    </RecordList>
  );
}
