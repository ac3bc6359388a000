import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MoneyText, type Money } from '../components/money.tsx';
import { SoldLine } from './sold-line.tsx';
import { WaitingNote } from './parcels/waiting-note.tsx';
import type { StaffOrder } from './staff-order.ts';

/** What was bought, and the sums. */
export function OrderLines({ order }: { order: StaffOrder }) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.products.map((line) => (
          <li key={line.lineId}>
            <SoldLine
              line={line}
              end={
                <Typography variant="body2">
                  <MoneyText money={line.total} />
                </Typography>
              }
            >
              <Typography variant="caption" color="text.secondary">
                {line.quantity} × <MoneyText money={line.price} />
                <Sent line={line} />
              </Typography>
              <WaitingNote line={line} />
            </SoldLine>
          </li>
        ))}
      </Box>
      <Divider sx={{ my: 2 }} />
      <Totals order={order} />
    </>
  );
}

function Sent({ line }: { line: StaffOrder['products'][number] }) {
  const translate = useTranslate();
  return (
    <>
      {line.shipped > 0 && <> · {translate('backoffice_sent_of', { sent: line.shipped, all: line.quantity })}</>}
      {line.returned > 0 && <> · {translate('backoffice_line_returned', { count: line.returned })}</>}
    </>
  );
}

function Totals({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const minus = ({ amount, currency }: Money): Money => ({ amount: amount === 0 ? 0 : -amount, currency });
  const rows: [string, Money][] = [
    [translate('backoffice_subtotal'), order.subtotal],
    ...[...order.promotionDiscounts, ...order.couponDiscounts].map(({ title, code, amount }): [string, Money] => [
      code ? `${title} (${code})` : title,
      minus(amount),
    ]),
    [`${translate('backoffice_shipping')}${order.shippingMethod ? ` · ${order.shippingMethod.title}` : ''}`, order.shippingFee],
    [translate(order.taxIncluded ? 'backoffice_tax_included' : 'backoffice_tax'), order.tax],
  ];
  if (order.credits.amount > 0) rows.push([translate('backoffice_credits'), minus(order.credits)]);
  if (order.giftCardsAmount.amount > 0) rows.push([translate('backoffice_gift_cards'), minus(order.giftCardsAmount)]);
  const below: [string, Money][] = [[translate('backoffice_paid_amount'), order.paymentAmount]];
  if (order.due.amount > 0 && order.payStatus === 'paid') below.push([translate('backoffice_still_due'), order.due]);
  if (order.refundedAmount.amount > 0) below.push([translate('backoffice_refunded'), order.refundedAmount]);
  if (order.giftCardsReturned.amount > 0) below.push([translate('backoffice_gift_cards_returned'), order.giftCardsReturned]);
  if (order.creditsReturned.amount > 0) below.push([translate('backoffice_credits_returned'), order.creditsReturned]);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.75, columnGap: 2, '& dd': { m: 0, textAlign: 'right' } }}>
      {rows.map(([title, money]) => (
        <Row key={title} title={title} money={money} />
      ))}
      <Row title={translate('backoffice_total')} money={order.total} strong />
      {below.map(([title, money]) => (
        <Row key={title} title={title} money={money} />
      ))}
    </Box>
  );
}

function Row({ title, money, strong }: { title: string; money: Money; strong?: true }) {
  const look = strong ? { fontWeight: 650 } : {};
  return (
    <>
      <Typography component="dt" variant="body2" sx={look}>
        {title}
      </Typography>
      <Typography component="dd" variant="body2" sx={look}>
        <MoneyText money={money} />
      </Typography>
    </>
  );
}
