/** Home: what waits, what is still to be set up, and how the shop does. */
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import type { Funnel, Overview, Setup, Waiting } from '#shop/reports/contract.ts';
import { useRight } from '../components/use-right.ts';
import { writePeriod } from '../reports/period.ts';
import { PeriodBar } from '../reports/period-bar.tsx';
import { usePeriod } from '../reports/use-period.ts';
import { useWords } from '../reports/report-texts.ts';
import { Best } from './best.tsx';
import { ByDay } from './by-day.tsx';
import { FigureCards } from './figures.tsx';
import { FunnelPanel } from './funnel.tsx';
import { SetupList } from './setup-list.tsx';
import { useReport } from './use-report.ts';
import { Waits } from './waits.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';

/** The screen that the back office begins with. */
export function HomePage() {
  const translate = useTranslate();
  const [mayReport, maySetUp] = [useRight('read:reports'), useRight('read:settings')];
  const { data: waiting, error, refetch } = useReport<Waiting>('waiting');
  const { data: setup } = useReport<Setup>(maySetUp ? 'setup' : null);
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate('backoffice_group_home')} />
      {waiting && <Waits waiting={waiting} />}
      {!waiting && !error && <Skeleton variant="rounded" height={150} />}
      {!waiting && error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {setup && <SetupList setup={setup} />}
      {mayReport && <Performance />}
    </Box>
  );
}

/** Figures of the period chosen. */
function Performance() {
  const translate = useTranslate();
  const words = useWords();
  const [period, setPeriod] = usePeriod();
  const query = writePeriod(period);
  const { data: overview, error, refetch } = useReport<Overview>(`overview?${query}&compare=true`);
  const { data: funnel } = useReport<Funnel>(`funnel?${query}`);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <Box>
          <Typography component="h2" variant="h6">
            {translate('backoffice_home_performance')}
          </Typography>
          {overview && (
            <Typography variant="body2" color="text.secondary">
              {overview.from === overview.to ? words.day(overview.from) : `${words.day(overview.from)} – ${words.day(overview.to)}`}
            </Typography>
          )}
        </Box>
        <PeriodBar period={period} days={overview} currencies={overview?.currencies} currency={overview?.currency} onChange={setPeriod} />
      </Box>
      {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {!overview && !error && <Skeleton variant="rounded" height={420} />}
      {overview && (
        <>
          <FigureCards now={overview} previous={overview.previous} visitorsFrom={overview.visitorsFrom} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
            <ByDay now={overview} previous={overview.previous} currency={overview.currency} />
            {funnel && <FunnelPanel funnel={funnel} />}
          </Box>
          <Best overview={overview} />
        </>
      )}
    </>
  );
}
