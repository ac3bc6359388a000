import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isCancelled, isOpen } from '#shop/orders/contract.ts';
import { runAction } from '../../api/data-provider.ts';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import type { StaffOrder } from '../staff-order.ts';

/** Which mails fit an order as it is; the server has the last word. */
export function mailsOf(order: Pick<StaffOrder, 'payStatus' | 'status' | 'shipments' | 'editedAt' | 'refunds' | 'products'>): string[] {
  return [
    'placed',
    ...(order.payStatus === 'paid' ? ['paymentReceived'] : isOpen(order) ? ['paymentReminder'] : []),
    ...(order.editedAt === null ? [] : ['edited']),
    ...(order.products.some(({ expected }) => expected !== null) ? ['expectedDayMoved'] : []),
    ...(order.shipments.length > 0 ? ['shipped'] : []),
    ...(order.shipments.length > 0 && order.shipments.every(({ deliveredAt }) => deliveredAt !== null) ? ['delivered'] : []),
    ...(order.refunds.some(({ creditNote }) => creditNote !== null) ? ['refunded'] : []),
    ...(isCancelled(order) ? ['cancelled'] : []),
  ];
}

/** Sends one of an order's mails once more, as it would read today. */
export function ResendDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const mails = mailsOf(order);
  return (
    <FormDialog
      title={translate('backoffice_resend_title')}
      submit={translate('backoffice_resend_send')}
      done="backoffice_resend_done"
      final="backoffice_final_mail"
      onClose={onClose}
      onSend={async (fields) => {
        await runAction('orders', { id: order.id, action: 'resend', body: { mail: textOf(fields, 'mail') } });
      }}
    >
      <Typography variant="body2">
        {translate('backoffice_resend_to')} {order.contact.email ?? `${order.contact.countryCode ?? ''} ${order.contact.mobile ?? ''}`}
      </Typography>
      <RadioGroup name="mail" defaultValue={mails[0]} aria-label={translate('backoffice_resend_title')}>
        {mails.map((mail) => (
          <FormControlLabel key={mail} value={mail} control={<Radio size="small" />} label={translate(`backoffice_order_mail_${mail}`)} />
        ))}
      </RadioGroup>
    </FormDialog>
  );
}
