import { deliveryStates, testEvent, type Delivery, type DeliveryDetail } from '#shop/webhooks/contract.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunctionField, SelectInput, SimpleList, TextField, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { RecordList, withinPage } from '../components/record-list.tsx';
import { RecordHead, RecordPage } from '../components/record-page.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useEventChoices, useEventName } from './event-names.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { RecordTable } from '../components/record-table.tsx';
import { hasAnswer, nextReadMs, shownState } from './has-answer.ts';

const colors = { pending: 'info', retrying: 'warning', delivered: 'success', failed: 'error' } as const;

function DeliveryStateChip({ delivery }: { delivery: Delivery }) {
  const translate = useTranslate();
  const state = shownState(delivery);
  return <Chip size="small" variant="outlined" color={colors[state]} label={translate(`backoffice_webhook_state_${state}`)} />;
}

/** The result of the latest attempt, as text. */
function useAnswer(): (delivery: Delivery) => string {
  const translate = useTranslate();
  const moment = useMoment();
  return (delivery) => {
    if (!hasAnswer(delivery)) return translate('backoffice_webhook_no_answer');
    const { problem, status, durationMs, nextAt } = delivery;
    const what = translate(`backoffice_webhook_problem_${problem || 'status'}`, { status });
    const took = durationMs === null ? '' : translate('backoffice_webhook_took', { ms: durationMs });
    const next = nextAt ? translate('backoffice_webhook_next', { at: moment(nextAt) }) : '';
    return [what, took, next].filter(Boolean).join(' · ');
  };
}

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  const events = useEventChoices();
  const eventName = useEventName();
  const states = choices(deliveryStates, 'backoffice_webhook_state_').map((choice) =>
    // Those that will be retried are among them.
    choice.id === 'pending' ? { ...choice, name: translate('backoffice_webhook_undelivered') } : choice,
  );
  return [
    <SelectInput key="state" source="state" label={translate('backoffice_webhook_state')} choices={states} alwaysOn />,
    <SelectInput
      key="type"
      source="type"
      label={translate('backoffice_webhook_type')}
      choices={[...events, { id: testEvent, name: eventName(testEvent) }]}
      alwaysOn
    />,
  ];
}

/** Messages and what became of them, newest first: of one endpoint, or of all with filters. */
export function Deliveries({ endpointId }: { endpointId?: string }) {
  const translate = useTranslate();
  const filters = useFilters();
  const moment = useMoment();
  const answer = useAnswer();
  const eventName = useEventName();
  const none = <Box sx={{ p: 2 }}>{translate('backoffice_webhook_none')}</Box>;
  return (
    <RecordList
      resource="webhook-deliveries"
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      actions={false}
      queryOptions={{ refetchInterval: ({ state: { data } }) => nextReadMs(data?.data as Delivery[] | undefined) }}
      {...(endpointId === undefined ? {} : { filter: { endpointId }, ...withinPage })}
      narrow={
        <SimpleList<Delivery>
          primaryText={(delivery) => eventName(delivery.type)}
          secondaryText={(delivery) => `${moment(delivery.at)} · ${answer(delivery)}`}
          tertiaryText={(delivery) => <DeliveryStateChip delivery={delivery} />}
          rowClick="show"
          empty={none}
        />
      }
    >
      <RecordTable spare={['attempts', 'answer']} rowClick="show" bulkActionButtons={false} empty={none}>
        <FunctionField<Delivery> source="at" label={translate('backoffice_stock_when')} render={(delivery) => moment(delivery.at)} />
        <FunctionField<Delivery> label={translate('backoffice_webhook_type')} sortable={false} render={({ type }) => eventName(type)} />
        {endpointId === undefined && <TextField source="endpoint.title" label={translate('backoffice_webhook_endpoint')} sortable={false} />}
        <FunctionField<Delivery>
          label={translate('backoffice_webhook_state')}
          sortable={false}
          render={(delivery) => <DeliveryStateChip delivery={delivery} />}
        />
        <FunctionField<Delivery> key="answer" label={translate('backoffice_webhook_answer')} sortable={false} render={answer} />
        <FunctionField<Delivery>
          key="attempts"
          label={translate('backoffice_webhook_attempts')}
          sortable={false}
          textAlign="right"
          render={(delivery) => delivery.attempts}
        />
      </RecordTable>
    </RecordList>
  );
}

/** One message: what was sent, what was answered. */
export function DeliveryShow() {
  return (
    <RecordPage>
      <DeliveryPage />
    </RecordPage>
  );
}

const code = {
  m: 0,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'auto',
  maxHeight: 480,
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

function DeliveryPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const answer = useAnswer();
  const eventName = useEventName();
  const delivery = useRecordContext<DeliveryDetail>();
  if (!delivery) return null;

  async function replay(id: string) {
    await attempt(async () => {
      await runAction('webhook-deliveries', { id, action: 'replay' });
      notify('backoffice_webhook_replayed', { type: 'success', messageArgs: { count: 1 } });
    });
    refresh();
  }

  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <RecordHead
        title={eventName(delivery.type)}
        about={
          <>
            {moment(delivery.at)} · {delivery.endpoint.title} · {translate('backoffice_webhook_message', { id: delivery.messageId })}
          </>
        }
        actions={
          delivery.state !== 'pending' && (
            <Button variant="contained" onClick={() => void replay(delivery.id)}>
              {translate('backoffice_webhook_replay')}
            </Button>
          )
        }
      >
        <DeliveryStateChip delivery={delivery} />
      </RecordHead>
      <Panel title={translate('backoffice_webhook_answer')}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {answer(delivery)} · {translate('backoffice_webhook_attempts')}: {delivery.attempts}
        </Typography>
        {delivery.excerpt && <Code>{delivery.excerpt}</Code>}
      </Panel>
      <Panel title={translate('backoffice_webhook_body')}>
        <Code>{JSON.stringify(JSON.parse(delivery.payload), null, 2)}</Code>
      </Panel>
    </Stack>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Box component="pre" sx={code}>
      {children}
    </Box>
  );
}
