import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MoneyText, useDay, useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { OrderFapiao } from './order-fapiao.tsx';
import { CreditNote } from './order-documents.tsx';
import { customerOf, type StaffOrder } from './staff-order.ts';
import { paymentState } from './payment-state.ts';
import { giftDeliveryState } from '#shop/orders/contract.ts';

/** Whom an order goes to, how to reach them, and how they pay. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const { email, countryCode, mobile } = order.contact;
  return (
    <>
      <Panel title={translate('backoffice_customer')}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {customerOf(order)}
        </Typography>
        {email && (
          <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere', display: 'block' }}>
            {email}
          </Link>
        )}
        {mobile && (
          <Typography variant="body2">
            {countryCode} {mobile}
          </Typography>
        )}
        <Address order={order} />
        {order.shippingMethod?.delivery && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('backoffice_arrives', { days: order.shippingMethod.delivery.text })}
          </Typography>
        )}
      </Panel>
      {order.giftDelivery && <GiftDelivery order={{ ...order, giftDelivery: order.giftDelivery }} />}
      {order.billing && (
        <Panel title={translate('backoffice_billing')}>
          <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
            {order.billing.lines.join('\n')}
          </Typography>
          {order.billing.reverseCharge && (
            <Typography variant="body2" color="text.secondary">
              {translate('backoffice_reverse_charge')}
            </Typography>
          )}
        </Panel>
      )}
      <OrderFapiao order={order} />
      <Payment order={order} />
    </>
  );
}

/** The name stands above it as the customer's. */
function Address({ order: { address, addressLines } }: { order: StaffOrder }) {
  if (!address) return null;
  return (
    <Typography component="address" variant="body2" sx={{ mt: 1, fontStyle: 'normal', whiteSpace: 'pre-line' }}>
      {addressLines.slice(1).join('\n')}
    </Typography>
  );
}

const deliveryTexts = {
  oncePaid: 'backoffice_gift_delivery_once_paid',
  underWay: 'backoffice_gift_delivery_under_way',
  on: 'backoffice_gift_delivery_on',
  mailed: 'backoffice_gift_delivery_mailed',
} as const;

/** To whom the codes of gift cards are mailed, what is written to them, and when. */
function GiftDelivery({ order }: { order: StaffOrder & { giftDelivery: NonNullable<StaffOrder['giftDelivery']> } }) {
  const translate = useTranslate();
  const day = useDay();
  const { recipientName, recipientEmail, senderName, message, sendOn, mailedAt } = order.giftDelivery;
  const state = giftDeliveryState(order);
  return (
    <Panel title={translate('backoffice_gift_delivery')}>
      {[recipientName, recipientEmail, senderName && translate('backoffice_gift_delivery_from', { sender: senderName })].filter(Boolean).map((line) => (
        <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      {message && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      )}
      {recipientEmail !== null && state !== 'over' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate(deliveryTexts[state], { day: day((mailedAt ?? sendOn ?? '').slice(0, 10)) })}
        </Typography>
      )}
    </Panel>
  );
}

function Payment({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const moment = useMoment();
  const { payment, refunds, imported } = order;
  return (
    <Panel title={translate('backoffice_payment')}>
      <Typography variant="body2">
        {payment
          ? `${payment.title} · ${translate(paymentState(payment.state, order))}`
          : translate(imported ? 'backoffice_payment_elsewhere' : 'backoffice_no_payment')}
      </Typography>
      {payment?.dueAt && (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_due', { at: moment(payment.dueAt) })}
        </Typography>
      )}
      {refunds.map((refund) => (
        <Typography key={refund.creditNote ?? refund.at} component="div" variant="body2" color="text.secondary">
          {translate('backoffice_refunded')}: <Returned refund={refund} /> · {moment(refund.at)} {refund.reason && `· ${refund.reason}`}
          {refund.creditNote && <CreditNote order={order} number={refund.creditNote} />}
        </Typography>
      ))}
    </Panel>
  );
}

/** What a refund gave back in all, and where that was not money alone, by which ways. */
function Returned({ refund: { amount, credits, giftCards } }: { refund: StaffOrder['refunds'][number] }) {
  const translate = useTranslate();
  const ways = [
    ['backoffice_gift_cards_returned', giftCards],
    ['backoffice_credits_returned', credits],
  ] as const;
  return (
    <>
      <MoneyText money={{ ...amount, amount: amount.amount + credits.amount + giftCards.amount }} />
      {ways.map(
        ([title, money]) =>
          money.amount > 0 && (
            <span key={title}>
              {' '}
              · {translate(title)}: <MoneyText money={money} />
            </span>
          ),
      )}
    </>
  );
}
