import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useDataProvider, useGetList, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { Connection, PaymentAccount } from '#shop/payments/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useMoment } from '../components/money.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';
import { OfferedSwitch } from './offered-switch.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { withoutKeys } from './written-account.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

type Account = PaymentAccount & RaRecord;

const colors = { notSetUp: 'default', incomplete: 'warning', test: 'warning', live: 'success' } as const;

/** Cards and wallets: each provider with its state, its keys, and a test of the connection. */
export function ProviderCards() {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList<Account>('payment-providers', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'DESC' },
  });
  return (
    <Box component="section" aria-labelledby="payment-providers" sx={{ mt: 2 }}>
      <Typography id="payment-providers" variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {translate('backoffice_providers')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('backoffice_providers_hint')}
      </Typography>
      {error && <ReadFailed error={error as Error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        {isPending && ['one', 'two'].map((key) => <Skeleton key={key} variant="rounded" height={180} />)}
        {data?.map((account) => (
          <ProviderCard key={account.id} account={account} onChanged={() => void refetch()} />
        ))}
      </Box>
    </Box>
  );
}

function ProviderCard({ account, onChanged }: { account: Account; onChanged(): void }) {
  const translate = useTranslate();
  const [connection, setConnection] = useState<Connection | null>(null);
  return (
    <Paper component="article" aria-label={account.title} sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650, flexGrow: 1 }}>
          {account.title}
        </Typography>
        {account.source === 'environment' && <Chip size="small" variant="outlined" label={translate('backoffice_provider_from_environment')} />}
        {account.state !== 'notSetUp' && !account.offered && <Chip size="small" label={translate('backoffice_provider_stopped')} />}
        <Chip size="small" color={colors[account.state]} label={translate(`backoffice_provider_state_${account.state}`)} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate(`backoffice_provider_about_${account.id}`)}
      </Typography>
      {account.problem !== null && (
        <Alert severity={account.problem === 'testWhileOpen' ? 'warning' : 'error'}>
          {translate(`backoffice_provider_problem_${account.problem}`, { provider: account.title })}
        </Alert>
      )}
      <Facts account={account} />
      {account.state !== 'notSetUp' && <OfferedSwitch account={account} onChanged={onChanged} />}
      <Box aria-live="polite">{connection && <Alert severity={connection.ok ? 'success' : 'error'}>{connection.message}</Alert>}</Box>
      <Actions account={account} onChanged={onChanged} onTested={setConnection} />
    </Paper>
  );
}

/** What is known of an account that is set up. */
function Facts({ account }: { account: Account }) {
  const translate = useTranslate();
  const moment = useMoment();
  if (account.state === 'notSetUp') return null;
  const { secretKey, clientSecret, lastWebhookAt } = account;
  const hint = (secretKey ?? clientSecret)?.hint;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, '& dd': { m: 0, overflowWrap: 'anywhere' } }}
    >
      {hint && (
        <>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(secretKey ? 'backoffice_provider_secretKey' : 'backoffice_provider_clientSecret')}
          </Typography>
          <Typography component="dd" variant="body2">{`••••${hint}`}</Typography>
        </>
      )}
      <Typography component="dt" variant="body2" color="text.secondary">
        {translate('backoffice_provider_last_webhook')}
      </Typography>
      <Typography component="dd" variant="body2">
        {lastWebhookAt ? moment(lastWebhookAt) : translate('backoffice_provider_no_webhook')}
      </Typography>
    </Box>
  );
}

type ActionsProps = { account: Account; onChanged(): void; onTested(connection: Connection | null): void };

function Actions({ account, onChanged, onTested }: ActionsProps) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const mayWrite = useRight('write:settings');
  const [record, setRecord] = useState<Account | null>(null);
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider();
  const isSetUp = account.state !== 'notSetUp';

  async function test() {
    setBusy(true);
    onTested(null);
    await attempt(async () => onTested((await callAdmin<Connection>(`/payment-providers/${account.id}/test`, { method: 'POST' })).data));
    setBusy(false);
  }
  const edit = () => attempt(async () => setRecord((await dataProvider.getOne<Account>('payment-providers', { id: account.id })).data));
  const changed = () => {
    onChanged();
    void test();
  };
  if (!mayWrite) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 'auto' }}>
      {account.source !== 'environment' && (
        <Button
          variant={isSetUp ? 'outlined' : 'contained'}
          onClick={() => void edit()}
          aria-label={`${translate(isSetUp ? 'backoffice_provider_change' : 'backoffice_provider_begin')}: ${account.title}`}
        >
          {translate(isSetUp ? 'backoffice_provider_change' : 'backoffice_provider_begin')}
        </Button>
      )}
      {isSetUp && (
        <Button onClick={() => void test()} disabled={busy} aria-label={`${translate('backoffice_provider_test')}: ${account.title}`}>
          {translate(busy ? 'backoffice_provider_testing' : 'backoffice_provider_test')}
        </Button>
      )}
      {isSetUp && account.source === 'database' && <RemoveKeys account={account} onRemoved={() => (onTested(null), onChanged())} />}
      {record && <ProviderDialog account={record} onClose={() => setRecord(null)} onSaved={changed} />}
    </Stack>
  );
}

function RemoveKeys({ account, onRemoved }: { account: Account; onRemoved(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const dataProvider = useDataProvider();
  const [asks, setAsks] = useState(false);
  const remove = () =>
    attempt(async () => {
      setAsks(false);
      const { data: previousData } = await dataProvider.getOne<Account>('payment-providers', { id: account.id });
      await dataProvider.update('payment-providers', { id: account.id, data: withoutKeys(account), previousData });
      notify('backoffice_provider_removed', { type: 'success', messageArgs: { provider: account.title } });
      onRemoved();
    });
  return (
    <>
      <Button color="error" sx={{ ml: 'auto' }} onClick={() => setAsks(true)} aria-label={`${translate('backoffice_provider_remove')}: ${account.title}`}>
        {translate('backoffice_provider_remove')}
      </Button>
      <Confirm
        isOpen={asks}
        title={translate('backoffice_provider_remove_title', { provider: account.title })}
        content={translate('backoffice_provider_remove_hint')}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
