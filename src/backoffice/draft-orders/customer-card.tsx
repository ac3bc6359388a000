import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { maxLength, TextInput, useLocale, useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { addressFieldNames, addressFields, forEachField, type AddressField } from '#kit/pure/places/address-fields.ts';
import type { AddressForm } from '#shop/addresses/contract.ts';
import type { Customer } from '#shop/customers/contract.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';
import { Panel } from '../components/panel.tsx';
import { CustomerPicker } from '../components/pickers/customer-picker.tsx';
import { addressFormQuery } from '../components/inputs/address-form-query.ts';
import { countryChoices } from '../components/inputs/places.ts';
import type { DraftValues } from './draft-values.ts';

const longestEmail = 254;

/** Who buys: a customer with an account, or anybody by e-mail address. */
export function CustomerCard() {
  const translate = useTranslate();
  const { setValue } = useFormContext<DraftValues>();
  const { field, fieldState } = useController<DraftValues, 'customer'>({ name: 'customer' });
  const [name, email] = useWatch<DraftValues, ['customerName', 'email']>({ name: ['customerName', 'email'] });
  const choose = (customer: Customer | null) => {
    const changed = { shouldDirty: true } as const;
    field.onChange(customer?.id ?? null);
    setValue('customerName', customer?.name ?? '', changed);
    setValue('email', customer?.email ?? null, changed);
    const home = customer?.addresses.find(({ isDefault }) => isDefault) ?? customer?.addresses[0];
    if (!home) return;
    const { country } = home;
    setValue('address', { country, ...forEachField((part) => home[part]) }, changed);
  };
  return (
    <Panel title={translate('backoffice_customer')}>
      <Stack sx={{ gap: 2 }}>
        <CustomerPicker
          label={translate('backoffice_draft_account')}
          chosen={field.value ? name || email || '–' : ''}
          onChange={choose}
          error={fieldState.error?.message}
        />
        <TextInput source="email" type="email" label={translate('backoffice_email')} validate={maxLength(longestEmail)} helperText={false} fullWidth />
      </Stack>
    </Panel>
  );
}

/** Where it goes; taxes and ways of shipping are those of the place. */
export function AddressCard() {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext<DraftValues>();
  const address = useWatch<DraftValues, 'address'>({ name: 'address' });
  const country = address?.country ?? '';
  // Until the fields of another country are known, those of the one before stay.
  const { data: form, error, refetch } = useQuery({ ...addressFormQuery(country, locale), placeholderData: keepPreviousData });
  const choose = (chosen: string) =>
    setValue('address', chosen === '' ? null : { ...(address ?? forEachField(() => '')), country: chosen, province: '', countryCode: '' }, {
      shouldDirty: true,
    });
  return (
    <Panel title={translate('backoffice_draft_address')}>
      <Stack sx={{ gap: 2 }}>
        <TextField select size="small" fullWidth label={translate('backoffice_tax_country')} value={country} onChange={({ target }) => choose(target.value)}>
          <MenuItem value="">{translate('backoffice_draft_no_address')}</MenuItem>
          {countryChoices(locale).map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
        {country !== '' && form?.fields.filter(({ name }) => isAsked(name)).map((part) => <AddressPart key={part.name} part={part} form={form} />)}
      </Stack>
    </Panel>
  );
}

const isAsked = (name: string): name is AddressField => addressFieldNames.includes(name as AddressField) && name !== 'countryCode';

function AddressPart({ part, form }: { part: AddressForm['fields'][number]; form: AddressForm }) {
  const { field, fieldState } = useController<DraftValues>({ name: `address.${part.name}` });
  const isChoice = part.name === 'province' && form.provinces.length > 0;
  return (
    <TextField
      size="small"
      fullWidth
      select={isChoice}
      label={part.title}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={field.onBlur}
      required={part.required}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { maxLength: addressFields[part.name].maxLength, autoComplete: 'off' } }}
    >
      {isChoice &&
        form.provinces.map(({ value, title }) => (
          <MenuItem key={value} value={value}>
            {title}
          </MenuItem>
        ))}
    </TextField>
  );
}
