import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { Customer } from '#shop/customers/contract.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { AddressFields, addressIn } from '../components/inputs/address-fields.tsx';

type Address = Partial<Customer['addresses'][number]> & { country: string };

/** The address book of a customer; each is written in a dialog with the fields of its country. */
export function AddressesInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'addresses', defaultValue: [] });
  const addresses = (field.value ?? []) as Address[];
  const [open, setOpen] = useState<number | 'new' | null>(null);
  function write(address: Address) {
    field.onChange(
      open === 'new'
        ? [...addresses, { ...address, isDefault: addresses.length === 0 }]
        : addresses.map((one, at) => (at === open ? { ...one, ...address } : one)),
    );
    setOpen(null);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {addresses.map((address, at) => (
        <Box key={address.id ?? at} sx={{ display: 'flex', gap: 1, alignItems: 'start', width: '100%' }}>
          <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {linesOf(address).join(', ')} {address.isDefault && <Chip size="small" label={translate('backoffice_customer_default_address')} />}
          </Typography>
          <Button size="small" onClick={() => setOpen(at)}>
            {translate('ra.action.edit')}
          </Button>
          <IconButton
            size="small"
            aria-label={`${translate('ra.action.remove')}: ${linesOf(address).join(', ')}`}
            onClick={() => field.onChange(addresses.filter((_, index) => index !== at))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button size="small" variant="outlined" onClick={() => setOpen('new')}>
        {translate('backoffice_customer_add_address')}
      </Button>
      {open !== null && <AddressDialog address={open === 'new' ? null : addresses[open]!} onWrite={write} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** As it is read; one that was just written has no lines of its own yet. */
const linesOf = ({ lines, firstName, lastName, address, city, country }: Address): string[] =>
  lines ?? [`${firstName ?? ''} ${lastName ?? ''}`.trim(), address ?? '', city ?? '', country].filter((line) => line !== '');

function AddressDialog({ address, onWrite, onClose }: { address: Address | null; onWrite(address: Address): void; onClose(): void }) {
  const translate = useTranslate();
  const [country, setCountry] = useState(address?.country ?? '');
  return (
    <FormDialog
      title={translate(address ? 'backoffice_address_title' : 'backoffice_customer_add_address')}
      submit={translate('backoffice_customer_take_address')}
      disabled={country === ''}
      onClose={onClose}
      onSend={async (fields) => {
        const { lines: _lines, ...kept } = address ?? { country };
        onWrite({ ...kept, ...addressIn(fields, country) });
      }}
    >
      <AddressFields country={country} onCountry={setCountry} value={address} />
    </FormDialog>
  );
}
