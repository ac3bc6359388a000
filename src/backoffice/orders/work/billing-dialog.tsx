import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { runAction } from '../../api/data-provider.ts';
import { AddressFields, addressIn } from '../../components/inputs/address-fields.tsx';
import { LineField } from '../../components/inputs/line-field.tsx';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import type { StaffOrder } from '../staff-order.ts';

/** Corrects who pays an order, as long as no invoice was made of it. */
export function BillingDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const { billing } = order;
  const [isOther, setOther] = useState((billing?.address ?? null) !== null);
  const [country, setCountry] = useState((billing?.address ?? order.address)?.country ?? '');
  return (
    <FormDialog
      title={translate('backoffice_billing_title')}
      submit={translate('ra.action.save')}
      done="backoffice_billing_done"
      onClose={onClose}
      disabled={isOther && country === ''}
      onSend={async (fields) => {
        const body = { company: textOf(fields, 'company'), vatNumber: textOf(fields, 'vatNumber'), address: isOther ? addressIn(fields, country) : null };
        await runAction('orders', { id: order.id, action: 'billing', body });
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_billing_hint')}
      </Typography>
      <LineField name="company" label="backoffice_billing_company" most={120} value={billing?.company} />
      <LineField name="vatNumber" label="backoffice_billing_vat" most={30} value={billing?.vatNumber} />
      <FormControlLabel
        control={<Checkbox checked={isOther} onChange={({ target }) => setOther(target.checked)} />}
        label={translate('backoffice_billing_own_address')}
      />
      {isOther && <AddressFields country={country} onCountry={setCountry} value={billing?.address ?? null} />}
    </FormDialog>
  );
}
