import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { awaitsPayment, isCancelled, type OrderMailKind } from '#shop/orders/contract.ts';
import { runAction } from '../../api/data-provider.ts';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import type { StaffOrder } from '../staff-order.ts';

type Fitted = Pick<StaffOrder, 'payStatus' | 'payLater' | 'status' | 'shipments' | 'editedAt' | 'refunds' | 'products'>;

const never = () => false;

/** Which mails fit an order as it is, in the order in which they are offered; the server has the last word (`orders/staff/resend-mail.ts`). */
const fits: Readonly<Record<OrderMailKind, (order: Fitted) => boolean>> = {
  placed: () => true,
  paymentReceived: ({ payStatus }) => payStatus === 'paid',
  paymentReminder: awaitsPayment,
  edited: ({ editedAt }) => editedAt !== null,
  expectedDayMoved: ({ products }) => products.some(({ expected }) => expected !== null),
  shipped: ({ shipments }) => shipments.length > 0,
  parcelException: ({ shipments }) => shipments.some(({ state }) => state === 'exception'),
  parcelReturned: ({ shipments }) => shipments.some(({ state }) => state === 'returned'),
  delivered: ({ shipments }) => shipments.length > 0 && shipments.every(({ deliveredAt }) => deliveredAt !== null),
  refunded: ({ refunds }) => refunds.some(({ creditNote }) => creditNote !== null),
  cancelled: isCancelled,
  // Of use at the time alone, or said by one of the others as well.
  invoice: never,
  addressChanged: never,
  paymentAsked: never,
  paymentFailed: never,
  cancelRequested: never,
  expired: never,
  cancelRejected: never,
  surplusRefunded: never,
  lookup: never,
};

/** All that are offered for one order or another. */
export const offeredMails = (Object.keys(fits) as OrderMailKind[]).filter((kind) => fits[kind] !== never);

/** Which mails fit an order as it is. */
export const mailsOf = (order: Fitted): OrderMailKind[] => offeredMails.filter((kind) => fits[kind](order));

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
