import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportWithErrors } from '../../shop/transfers/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';

const askAgainMs = 1_000;
const shownRows = 50;

const isOver = (one: ImportWithErrors | undefined) => one?.state === 'done' || one?.state === 'failed';

/** How far an import is, and what became of it. */
export function ImportReport({ id, onDone }: { id: string; onDone(): void }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const { data, refetch } = useQuery({
    queryKey: ['imports', id],
    queryFn: async () => (await callAdmin<ImportWithErrors>(`/imports/${id}`)).data,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : askAgainMs),
  });
  const over = isOver(data);
  const notifyDone = useEffectEvent(onDone);
  useEffect(() => {
    if (over) notifyDone();
  }, [over]);
  const cancel = async () => {
    await attempt(async () => void (await callAdmin(`/imports/${id}/cancel`, { method: 'POST' })));
    await refetch();
  };
  if (!data) return <LinearProgress />;
  const { state, message, dryRun, rows, rowsTotal, created, updated, unchanged, failed, errors, fileName } = data;
  const sums = translate(dryRun ? 'backoffice_imports_would' : 'backoffice_imports_did', { created, updated, unchanged, failed });
  return (
    <Panel title={translate(dryRun ? 'backoffice_imports_trial_of' : 'backoffice_imports_of', { name: fileName })}>
      <Stack sx={{ gap: 1.5 }} aria-live="polite">
        {!over && <LinearProgress variant="determinate" value={rowsTotal === 0 ? 0 : Math.min(100, (rows / rowsTotal) * 100)} />}
        {!over && (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="body2">{translate('backoffice_imports_progress', { done: rows, total: rowsTotal })}</Typography>
            <Button size="small" sx={{ flex: 'none' }} onClick={() => void cancel()}>
              {translate('backoffice_imports_cancel')}
            </Button>
          </Stack>
        )}
        {state === 'failed' && (
          <Alert severity="error">{rows === 0 ? translate('backoffice_imports_refused', { reason: message }) : `${message} ${sums}`}</Alert>
        )}
        {state === 'done' && <Alert severity={failed > 0 || message !== '' ? 'warning' : 'success'}>{`${sums} ${message}`.trim()}</Alert>}
        {errors.length > 0 && <Problems id={id} errors={errors} />}
      </Stack>
    </Panel>
  );
}

/** The first rows with a problem, each with all that is wrong with it, and a way to all of them. */
function Problems({ id, errors }: Pick<ImportWithErrors, 'id' | 'errors'>) {
  const translate = useTranslate();
  const rows = [...Map.groupBy(errors, ({ row }) => row)].map(([row, own]) => [row, [...new Set(own.map(({ msg }) => msg))]] as const);
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('backoffice_imports_row')}</TableCell>
            <TableCell>{translate('backoffice_imports_problem')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shownRows).map(([row, messages]) => (
            <TableRow key={row}>
              <TableCell sx={{ verticalAlign: 'top' }}>{row}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {messages.map((message) => (
                  <Box key={message}>{message}</Box>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button component="a" href={`/api/admin/imports/${id}/errors.csv`} download="import-errors.csv" sx={{ alignSelf: 'start' }}>
        {translate('backoffice_imports_errors')}
      </Button>
    </>
  );
}
