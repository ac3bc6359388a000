import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PaymentHistory } from '#shop/payments/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { MoneyText, useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { paymentState } from './payment-state.ts';
import type { StaffOrder } from './staff-order.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

/** What happened to an order's payment: attempts, refunds, and providers' events. Read-only. */
export function OrderPayments({ order }: { order: Pick<StaffOrder, 'id' | 'timeline' | 'refundState'> }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    // What happens to the order may have happened to its payment.
    queryKey: ['order-payments', order.id, order.timeline.length],
    queryFn: async () => (await callAdmin<PaymentHistory>(`/orders/${encodeURIComponent(order.id)}/payments`)).data,
  });
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || data.attempts.length + data.refunds.length + data.webhooks.length === 0) return null;
  return (
    <Panel title={translate('backoffice_paid_history')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Attempts attempts={data.attempts} order={order} />
        <Refunds refunds={data.refunds} />
        <Webhooks webhooks={data.webhooks} />
      </Box>
    </Panel>
  );
}

function Attempts({ attempts, order }: Pick<PaymentHistory, 'attempts'> & { order: Pick<StaffOrder, 'refundState'> }) {
  const translate = useTranslate();
  return (
    <Rows title="backoffice_paid_attempts" empty={attempts.length === 0}>
      {attempts.map((attempt) => (
        <Row key={attempt.id} times={[attempt.startedAt, attempt.changedAt]} note={attempt.reference}>
          {attempt.title}: {translate(attempt.settles ? paymentState(attempt.state, order) : `backoffice_payment_${attempt.state}`)}
          {attempt.captured && (
            <>
              {' · '}
              <MoneyText money={attempt.captured} />
              {!attempt.settles && ` · ${translate('backoffice_paid_surplus')}`}
            </>
          )}
        </Row>
      ))}
    </Rows>
  );
}

function Refunds({ refunds }: Pick<PaymentHistory, 'refunds'>) {
  const translate = useTranslate();
  return (
    <Rows title="backoffice_paid_refunds" empty={refunds.length === 0}>
      {refunds.map((refund) => (
        <Row key={refund.id} times={[refund.askedAt, refund.settledAt]} note={[refund.reference, refund.reason].filter(Boolean).join(' · ')}>
          {refund.title}: <MoneyText money={refund.amount} /> · {translate(`backoffice_refunded_${refund.state}`)}
        </Row>
      ))}
    </Rows>
  );
}

function Webhooks({ webhooks }: Pick<PaymentHistory, 'webhooks'>) {
  const translate = useTranslate();
  return (
    <Rows title="backoffice_paid_webhooks" empty={webhooks.length === 0}>
      {webhooks.map((webhook) => (
        <Row key={webhook.id} times={[webhook.receivedAt, webhook.processedAt]} note={translate(`backoffice_told_led_${webhook.outcome ?? 'unprocessed'}`)}>
          {webhook.title}: {translate(`backoffice_told_${webhook.kind}`)}
        </Row>
      ))}
    </Rows>
  );
}

function Rows({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  const translate = useTranslate();
  if (empty) return null;
  return (
    <div>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate(title)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {children}
      </Box>
    </div>
  );
}

function Row({ times: [from, to], note, children }: { times: readonly [string, string | null]; note: string; children: ReactNode }) {
  const moment = useMoment();
  const ended = to !== null && moment(to) !== moment(from) ? ` → ${moment(to)}` : '';
  return (
    <li>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {moment(from)}
        {ended}
        {note && ` · ${note}`}
      </Typography>
    </li>
  );
}
