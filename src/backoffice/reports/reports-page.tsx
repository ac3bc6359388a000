/** Reports: lists over a period, each as a table and as a file. */
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { reportNames, type Overview, type Report, type ReportName } from '#shop/reports/contract.ts';
import { downloadFile } from '../api/download-file.ts';
import { saveCsv } from '../components/save-file.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';
import { useReport } from '../home/use-report.ts';
import { writePeriod } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import { ReportTable } from './report-table.tsx';
import { usePeriod } from './use-period.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

/** The page; its address names the list that is shown. */
export function ReportsPage() {
  const translate = useTranslate();
  const maySeeCustomers = useRight('read:customers');
  const names = reportNames.filter((name) => name !== 'customers' || maySeeCustomers);
  const [address] = useSearchParams();
  const name = names.find((one) => one === address.get('list')) ?? names[0]!;
  const [period, setPeriod] = usePeriod();
  const query = writePeriod(period);
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate('backoffice_reports')} />
      <Tabs value={name} variant="scrollable" allowScrollButtonsMobile aria-label={translate('backoffice_reports')}>
        {names.map((one) => (
          <Tab key={one} value={one} label={translate(`backoffice_reports_${one}`)} component={Link} to={`/reports?list=${one}&${query}`} />
        ))}
      </Tabs>
      <List key={name} name={name} query={query} period={period} onPeriod={setPeriod} />
    </Box>
  );
}

type ListProps = { name: ReportName; query: string; period: ReturnType<typeof usePeriod>[0]; onPeriod: ReturnType<typeof usePeriod>[1] };

function List({ name, query, period, onPeriod }: ListProps) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const { data: report, error, refetch } = useReport<Report<ReportName>>(`${name}?${query}`);
  const { data: overview } = useReport<Overview>('overview?days=1');
  const save = () =>
    attempt(async () => {
      const { name: file, text } = await downloadFile(`/reports/${name}?${query}&format=csv`);
      saveCsv(file, text);
    });
  // Stock is worth what it is in the shop's own currency.
  const currencies = name === 'stock' ? [] : overview?.currencies;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 720 }}>
        {translate(`backoffice_reports_${name}_hint`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <PeriodBar period={period} days={report} currencies={currencies} currency={report?.currency} onChange={onPeriod} />
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
          {translate('backoffice_reports_download')}
        </Button>
      </Box>
      {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {!report && !error && <Skeleton variant="rounded" height={360} />}
      {report && <ReportTable name={name} report={report} />}
    </>
  );
}
