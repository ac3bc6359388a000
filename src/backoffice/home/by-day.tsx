/** Sales, orders or visitors by day: as a chart, and as a table. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { exponentOf } from '#kit/pure/amount.ts';
import { numberFormat } from '#kit/pure/formats.ts';
import type { Figures } from '#shop/reports/contract.ts';
import { Panel } from '../components/panel.tsx';
import { useWords } from '../reports/report-texts.ts';
import { lazily } from '../screen.ts';
import type { ChartPoint } from './chart.tsx';

const Chart = lazily(() => import('./chart.tsx'), 'Chart');

const measures = ['sales', 'orders', 'visitors'] as const;
type Measure = (typeof measures)[number];
type Day = Figures['byDay'][number];

const numberOf = (day: Day | undefined, measure: Measure) => (measure === 'sales' ? (day?.sales.amount ?? 0) : (day?.[measure] ?? 0));

/** The chart; a table replaces it for screen readers, and on request. */
export function ByDay({ now, previous, currency }: { now: Figures; previous: Figures | null; currency: string }) {
  const translate = useTranslate();
  const words = useWords();
  const locale = useLocale();
  const [measure, setMeasure] = useState<Measure>('sales');
  const [showsTable, setShowsTable] = useState(false);
  const write = (value: number) => (measure === 'sales' ? words.money({ amount: value, currency }) : words.count(value));
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const axis = (value: number) => compact.format(measure === 'sales' ? value / 10 ** exponentOf(currency) : value);
  const points = now.byDay.map((day, index): ChartPoint => ({
    day: day.date,
    now: numberOf(day, measure),
    ...(previous ? { before: numberOf(previous.byDay[index], measure) } : {}),
  }));
  const titles = { now: translate(`backoffice_figure_${measure}`), before: translate('backoffice_home_period_before') };
  return (
    <Panel title={translate('backoffice_home_by_day')}>
      <Stack direction="row" sx={{ gap: 1, mb: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={measure}
          onChange={(_event, value: Measure | null) => value && setMeasure(value)}
          aria-label={translate('backoffice_home_measure')}
        >
          {measures.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1.5 }}>
              {translate(`backoffice_figure_${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" aria-pressed={showsTable} onClick={() => setShowsTable(!showsTable)}>
          {translate(showsTable ? 'backoffice_home_as_chart' : 'backoffice_home_as_table')}
        </Button>
      </Stack>
      {!showsTable && (
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <Chart points={points} titles={titles} format={write} axis={axis} formatDay={words.shortDay} />
        </Suspense>
      )}
      <DayTable points={points} titles={titles} write={write} isShown={showsTable} />
    </Panel>
  );
}

type DayTableProps = { points: readonly ChartPoint[]; titles: { now: string; before: string }; write(value: number): string; isShown: boolean };

function DayTable({ points, titles, write, isShown }: DayTableProps) {
  const translate = useTranslate();
  const words = useWords();
  const compares = points.some((point) => point.before !== undefined);
  return (
    <Box component="section" sx={isShown ? { maxHeight: 420, overflow: 'auto' } : visuallyHidden} aria-label={titles.now} {...(isShown ? { tabIndex: 0 } : {})}>
      <Table size="small" stickyHeader={isShown}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('backoffice_report_date')}</TableCell>
            <TableCell align="right">{titles.now}</TableCell>
            {compares && <TableCell align="right">{titles.before}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point) => (
            <TableRow key={point.day}>
              <TableCell component="th" scope="row">
                {words.day(point.day)}
              </TableCell>
              <TableCell align="right">{write(point.now)}</TableCell>
              {compares && <TableCell align="right">{write(point.before ?? 0)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
