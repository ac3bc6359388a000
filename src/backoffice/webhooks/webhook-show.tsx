import type { Endpoint, NewEndpoint } from '#shop/webhooks/contract.ts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EditButton, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { deviceNow } from '#kit/browser/clock.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useMoment } from '../components/money.tsx';
import { RecordHead, RecordPage } from '../components/record-page.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { Deliveries } from './deliveries.tsx';
import { useEventName } from './event-names.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { EndpointChip, useArrival } from './webhook-list.tsx';

/** One endpoint: its events, its deliveries, and its actions. */
export function WebhookShow() {
  return (
    <RecordPage>
      <WebhookPage />
    </RecordPage>
  );
}

function WebhookPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const arrival = useArrival();
  const eventName = useEventName();
  const endpoint = useRecordContext<Endpoint>();
  if (!endpoint) return null;
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <RecordHead title={endpoint.title} about={endpoint.url} actions={<WebhookActions endpoint={endpoint} />}>
        <EndpointChip endpoint={endpoint} />
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {arrival(endpoint)}
          {endpoint.previousUntil && ` · ${translate('backoffice_webhook_overlap', { at: moment(endpoint.previousUntil) })}`}
        </Typography>
      </RecordHead>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        {endpoint.events.map((event) => (
          <Chip key={event} size="small" label={eventName(event)} />
        ))}
      </Stack>
      <Deliveries endpointId={endpoint.id} />
    </Stack>
  );
}

type Asked = 'rotate' | 'replay' | null;

const dayMs = 24 * 3_600_000;

function WebhookActions({ endpoint }: { endpoint: Endpoint }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { id } = endpoint;

  async function test() {
    await attempt(async () => {
      await runAction('webhooks', { id, action: 'test' });
      notify('backoffice_webhook_tested', { type: 'success' });
    });
    refresh();
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {endpoint.isOn && (
        <>
          <Button variant="contained" onClick={() => void test()}>
            {translate('backoffice_webhook_test')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('replay')}>
            {translate('backoffice_webhook_replay_failed')}
          </Button>
        </>
      )}
      <Button variant="outlined" onClick={() => setAsked('rotate')}>
        {translate('backoffice_webhook_rotate')}
      </Button>
      <EditButton label={translate('backoffice_webhook_edit')} />
      {asked === 'rotate' && <RotateDialog id={id} onClose={() => setAsked(null)} onMade={setSecret} />}
      {asked === 'replay' && <ReplayDialog id={id} onClose={() => setAsked(null)} />}
      {secret && (
        <SecretDialog
          secrets={[{ value: secret }]}
          onClose={() => {
            setSecret(null);
            refresh();
          }}
        />
      )}
    </Stack>
  );
}

/** Creates a new secret; `onMade` receives it, once. */
function RotateDialog({ id, onClose, onMade }: { id: string; onClose(): void; onMade(secret: string): void }) {
  const translate = useTranslate();
  async function rotate() {
    const made = (await runAction('webhooks', { id, action: 'rotate' })) as unknown as NewEndpoint;
    onClose();
    onMade(made.secret);
  }
  return (
    <FormDialog title={translate('backoffice_webhook_rotate')} submit={translate('backoffice_webhook_rotate')} onClose={onClose} onSend={rotate}>
      <Typography>{translate('backoffice_webhook_rotate_ask')}</Typography>
    </FormDialog>
  );
}

/** Sends again what failed since a moment. */
function ReplayDialog({ id, onClose }: { id: string; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();

  async function replay(fields: FormData) {
    const since = new Date(textOf(fields, 'since')).toISOString();
    const { count } = (await runAction('webhooks', { id, action: 'replay', body: { since } })) as unknown as { count: number };
    notify('backoffice_webhook_replayed', { type: 'success', messageArgs: { count } });
    onClose();
    refresh();
  }

  return (
    <FormDialog title={translate('backoffice_webhook_replay_failed')} submit={translate('backoffice_webhook_replay')} onClose={onClose} onSend={replay}>
      <TextField
        name="since"
        type="datetime-local"
        required
        label={translate('backoffice_webhook_since')}
        defaultValue={aDayAgo()}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}

/** A day ago, as a field of type `datetime-local` takes it. */
function aDayAgo(): string {
  const at = new Date(deviceNow().getTime() - dayMs);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
