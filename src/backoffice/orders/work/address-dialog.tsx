import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { callAdmin } from '../../api/call-admin.ts';
import { AddressFields, addressIn } from '../../components/inputs/address-fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import type { StaffOrder } from '../staff-order.ts';

type Changed = StaffOrder & { notices: { field: string; msg: string }[] };

/** Changes where an order goes, and says what would cost something else there. */
export function AddressDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [country, setCountry] = useState(order.address?.country ?? '');
  return (
    <FormDialog
      title={translate('backoffice_address_title')}
      submit={translate('ra.action.save')}
      onClose={onClose}
      disabled={country === ''}
      onSend={async (fields) => {
        const path = `/orders/${encodeURIComponent(order.id)}/address`;
        const { data } = await callAdmin<Changed>(path, { method: 'POST', body: { address: addressIn(fields, country) } });
        const notices = data.notices.map(({ msg }) => msg).join(' ');
        if (notices === '') notify('backoffice_address_done', { type: 'success' });
        else notify(notices, { type: 'warning', autoHideDuration: 15_000 });
        onClose();
        refresh();
      }}
    >
      <AddressFields country={country} onCountry={setCountry} value={order.address} />
    </FormDialog>
  );
}
