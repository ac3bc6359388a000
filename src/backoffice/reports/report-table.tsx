/** A list of a report as a table. */
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { displayNames } from '#kit/pure/formats.ts';
import { reportColumns, type ColumnKind, type Report, type ReportName } from '#shop/reports/contract.ts';
import type { Money } from '../components/money.tsx';
import { useWords } from './report-texts.ts';
import { ScreenLink } from '../components/rights/screen-link.tsx';

type Row = Readonly<Record<string, unknown>>;

/** Where the record of a row is shown. */
const places: Partial<Record<ReportName, (id: string) => string>> = {
  products: (id) => `/products/${id}`,
  stock: (id) => `/products/${id}`,
  customers: (id) => `/customers/${id}/show`,
  promotions: (id) => `/promotions/${id}`,
};

const isNumber = (kind: ColumnKind) => kind === 'count' || kind === 'money' || kind === 'rate';
const isShort = (kind: ColumnKind) => isNumber(kind) || kind === 'day';
const alignOf = (kind: ColumnKind) => (isNumber(kind) ? 'right' : 'left');

/** The content of a cell. */
function useCells(): (column: string, kind: ColumnKind, value: unknown) => string {
  const words = useWords();
  const locale = useLocale();
  return (column, kind, value) => {
    if (value === null || value === undefined || value === '') return '–';
    if (column === 'country') return displayNames(locale, 'region').of(value as string) ?? (value as string);
    if (kind === 'count') return words.count(value as number);
    if (kind === 'money') return words.money(value as Money);
    if (kind === 'rate') return words.rate(value as number);
    if (kind === 'day') return words.day(value as string);
    return kind === 'moment' ? words.moment(value as string) : (value as string);
  };
}

type TableProps = { name: ReportName; columns: readonly [string, ColumnKind][]; rows: readonly Row[] };

/** The first cell of a row leads to the record that the row is about. */
function FirstCell({ name, row, text }: { name: ReportName; row: Row; text: string }): ReactNode {
  // What has a code is a coupon, whose list is another.
  const place = name === 'promotions' && row['code'] !== '' ? (id: string) => `/coupons/${id}` : places[name];
  if (!place || row['id'] === '') return text;
  return (
    <ScreenLink to={place(row['id'] as string)} underline="hover">
      {text}
    </ScreenLink>
  );
}

function Rows({ name, columns, rows }: TableProps) {
  const cell = useCells();
  return (
    <TableBody>
      {rows.map((row, index) => (
        <TableRow key={`${row['id'] as string} ${index}`} hover>
          {columns.map(([column, kind], at) => {
            const text = cell(column, kind, row[column]);
            return (
              <TableCell key={column} align={alignOf(kind)} sx={isShort(kind) ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere', minWidth: 120 }}>
                {at === 0 ? <FirstCell name={name} row={row} text={text} /> : text}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
    </TableBody>
  );
}

function Totals({ columns, totals }: { columns: TableProps['columns']; totals: Row }) {
  const translate = useTranslate();
  const cell = useCells();
  return (
    <TableFooter>
      <TableRow sx={{ '& td, & th': { fontWeight: 650, color: 'text.primary', fontSize: '0.875rem' } }}>
        {columns.map(([column, kind], at) => (
          <TableCell key={column} {...(at === 0 ? { component: 'th', scope: 'row' } : {})} align={alignOf(kind)}>
            {at === 0 ? translate('backoffice_reports_total') : column in totals ? cell(column, kind, totals[column]) : ''}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

/** The rows, and below them what they come to. */
export function ReportTable({ name, report }: { name: ReportName; report: Report<ReportName> }) {
  const translate = useTranslate();
  const columns = Object.entries(reportColumns[name]) as [string, ColumnKind][];
  const rows = report.rows as unknown as readonly Row[];
  if (rows.length === 0) {
    return (
      <Paper sx={{ p: 3 }}>
        <Typography color="text.secondary">{translate('backoffice_reports_empty')}</Typography>
      </Paper>
    );
  }
  return (
    <Paper>
      <TableContainer component="section" sx={{ maxHeight: '70vh' }} tabIndex={0} aria-label={translate(`backoffice_reports_${name}`)}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {columns.map(([column, kind]) => (
                <TableCell key={column} align={alignOf(kind)} sx={{ whiteSpace: 'nowrap' }}>
                  {translate(`backoffice_report_${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <Rows name={name} columns={columns} rows={rows} />
          <Totals columns={columns} totals={report.totals} />
        </Table>
      </TableContainer>
      {report.total > rows.length && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate('backoffice_reports_cut', { shown: rows.length, total: report.total })}
        </Typography>
      )}
    </Paper>
  );
}
