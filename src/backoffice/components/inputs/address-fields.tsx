/** The fields of an address, as its country asks for them. */
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { withFittingName } from '#kit/pure/places/full-names.ts';
import { addressFieldNames } from '#kit/pure/places/address-fields.ts';
import type { AddressForm, PostalAddress } from '#shop/addresses/contract.ts';
import { addressFormQuery } from './address-form-query.ts';
import { countryChoices } from './places.ts';
import { ReadFailed } from '../failures/read-failed.tsx';
import { textOf } from '../form-dialog.tsx';

type AddressFieldsProps = { country: string; onCountry(country: string): void; value: Readonly<Partial<Record<string, unknown>>> | null };

/** Inputs named `address.<field>`; the country is the caller's, because the other fields depend on it. */
export function AddressFields({ country, onCountry, value }: AddressFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const { data: form, error, refetch } = useQuery(addressFormQuery(country, locale));
  const names = { firstName: textIn(value, 'firstName'), lastName: textIn(value, 'lastName') };
  const fitting = { ...value, ...withFittingName(names, form?.fields ?? []) };
  return (
    <>
      <Autocomplete
        options={countries}
        value={countries.find(({ code }) => code === country) ?? null}
        getOptionKey={({ code }) => code}
        getOptionLabel={({ name }) => name}
        onChange={(_event, chosen) => onCountry(chosen?.code ?? '')}
        renderInput={(params) => <TextField {...params} size="small" required label={translate('backoffice_country')} />}
      />
      {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {form?.fields.map((field) => (
        <AddressField
          key={`${country} ${field.name}`}
          field={field}
          form={form}
          value={textIn(fitting, field.name) || (field.name === 'countryCode' ? form.callingCode : '')}
        />
      ))}
    </>
  );
}

const textIn = (value: AddressFieldsProps['value'], name: string): string => {
  const text = value?.[name];
  return typeof text === 'string' ? text : '';
};

function AddressField({ field, form, value }: { field: AddressForm['fields'][number]; form: AddressForm; value: string }) {
  const isChoice = field.name === 'province' && form.provinces.length > 0;
  const known = !isChoice || form.provinces.some((province) => province.value === value);
  return (
    <TextField
      name={`address.${field.name}`}
      label={field.title}
      required={field.required}
      defaultValue={known ? value : ''}
      size="small"
      fullWidth
      select={isChoice}
      slotProps={{ htmlInput: { maxLength: field.maxLength, autoComplete: 'off' }, inputLabel: { shrink: true } }}
    >
      {isChoice &&
        form.provinces.map((province) => (
          <MenuItem key={province.value} value={province.value}>
            {province.title}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** The address that was written; fields that its country does not have are empty. */
export function addressIn(fields: FormData, country: string): PostalAddress {
  const texts = Object.fromEntries(addressFieldNames.map((name) => [name, textOf(fields, `address.${name}`)]));
  return { country, ...texts } as PostalAddress;
}
