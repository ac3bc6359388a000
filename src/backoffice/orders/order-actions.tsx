import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { ActionDialog } from './action-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { OrderWork } from './work/order-work.tsx';
import { SurplusDialog } from './surplus-dialog.tsx';
import type { StaffAction, StaffOrder } from './staff-order.ts';

const look: Record<StaffAction, { variant: 'contained' | 'outlined'; color: 'primary' | 'error' | 'inherit' }> = {
  ship: { variant: 'contained', color: 'primary' },
  'mark-paid': { variant: 'contained', color: 'primary' },
  deliver: { variant: 'contained', color: 'primary' },
  'cancel-approve': { variant: 'contained', color: 'primary' },
  'cancel-reject': { variant: 'outlined', color: 'inherit' },
  refund: { variant: 'outlined', color: 'inherit' },
  'settle-surplus': { variant: 'contained', color: 'primary' },
  cancel: { variant: 'outlined', color: 'error' },
};

/** A button for each thing that may be done with an order now; the server says which. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<StaffAction | null>(null);
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'write' });
  if (!canAccess) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {order.actions.map((action) => (
        <Button key={action} {...look[action]} onClick={() => setAsked(action)}>
          {translate(`backoffice_action_${action.replaceAll('-', '_')}`)}
        </Button>
      ))}
      {asked === 'refund' && <RefundDialog order={order} onClose={() => setAsked(null)} />}
      {asked === 'settle-surplus' && <SurplusDialog order={order} onClose={() => setAsked(null)} />}
      {asked && asked !== 'refund' && asked !== 'settle-surplus' && <ActionDialog order={order} action={asked} onClose={() => setAsked(null)} />}
      <OrderWork order={order} />
    </Stack>
  );
}
