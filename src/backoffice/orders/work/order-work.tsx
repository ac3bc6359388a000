import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOpen } from '#shop/orders/contract.ts';
import { useRight } from '../../components/use-right.ts';
import type { StaffOrder } from '../staff-order.ts';
import { AddressDialog } from './address-dialog.tsx';
import { BillingDialog } from './billing-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { canReturn, OpenReturnDialog } from './open-return-dialog.tsx';
import { canHold, HoldDialog } from './order-risks.tsx';
import { ResendDialog } from './resend-dialog.tsx';

type Work = 'edit' | 'address' | 'billing' | 'resend' | 'open_return' | 'hold';

/** What of it fits the order now. */
function workFor(order: StaffOrder): Work[] {
  // History of another shop.
  if (order.imported) return [];
  const isUnsent = isOpen(order) && order.shipments.length === 0;
  return [
    ...(order.editable ? (['edit'] as const) : []),
    ...(isUnsent && order.address !== null ? (['address'] as const) : []),
    // The invoice is made as soon as the order is paid.
    ...(order.payStatus === 'unpaid' ? (['billing'] as const) : []),
    'resend',
    ...(canReturn(order) ? (['open_return'] as const) : []),
    ...(canHold(order) ? (['hold'] as const) : []),
  ];
}

/** What staff do with an order besides moving it on: change its lines or its address, send a mail again, open a return. */
export function OrderWork({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const canWrite = useRight('write:orders');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Work | null>(null);
  const close = () => setOpen(null);
  const fitting = workFor(order);
  if (!canWrite || fitting.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('backoffice_order_more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fitting.map((work) => (
          <MenuItem
            key={work}
            onClick={() => {
              setAnchor(null);
              setOpen(work);
            }}
          >
            {translate(`backoffice_order_work_${work}`)}
          </MenuItem>
        ))}
      </Menu>
      {open === 'edit' && <EditDialog order={order} onClose={close} />}
      {open === 'address' && <AddressDialog order={order} onClose={close} />}
      {open === 'billing' && <BillingDialog order={order} onClose={close} />}
      {open === 'resend' && <ResendDialog order={order} onClose={close} />}
      {open === 'hold' && <HoldDialog order={order} onClose={close} />}
      {open === 'open_return' && <OpenReturnDialog order={order} onClose={close} />}
    </>
  );
}
