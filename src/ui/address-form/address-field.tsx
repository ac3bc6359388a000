/** One field of an address as its country asks for it. */
import * as m from '#messages';
import { SuggestedAddress } from './address-suggestions.tsx';
import { useState, type InputHTMLAttributes } from 'react';
import { fieldId, SelectField, TextField, type FieldProps } from '../forms/field.tsx';
import type { AddressFormRules, AddressValues } from './data.ts';
import { usePostalPlaces } from './use-postal-places.ts';
import { fitsCountry, fitsRegion } from '#kit/pure/places/postal-codes.ts';
import type { AddressField } from '#kit/pure/places/address-fields.ts';

const third = 'col-span-6 sm:col-span-2';
const widths: Record<AddressField, string> = {
  firstName: 'col-span-6 sm:col-span-3',
  lastName: 'col-span-6 sm:col-span-3',
  kana: 'col-span-6',
  address: 'col-span-6',
  apartment: 'col-span-6',
  province: third,
  city: third,
  area: third,
  postalCode: third,
  countryCode: 'col-span-2 col-start-1',
  phone: 'col-span-4',
};

type Input = {
  form: string;
  section: string;
  rules: AddressFormRules;
  field: AddressFormRules['fields'][number];
  values: AddressValues;
  error: string | undefined;
  onChange: (name: string, value: string) => void;
};

/** Provinces are chosen from a list, cities and areas offered while typing, the rest is typed. */
export function AddressFieldInput({ form, section, rules, field, values, error, onChange }: Input) {
  const keyboard = field.name === 'phone' || field.name === 'countryCode' ? 'tel' : undefined;
  const value = values[field.name] ?? (field.name === 'countryCode' ? rules.callingCode : '');
  const shared = {
    form,
    name: field.name,
    label: field.title,
    error,
    // Some titles say it themselves.
    optional: field.required ? false : field.title.includes(m.ui_optional()) ? ('unsaid' as const) : true,
    autoComplete: `${section}${field.autocomplete}`,
    className: field.autocomplete === 'name' ? 'col-span-6' : widths[field.name],
  };
  if (field.name === 'province' && rules.provinces.length > 0) {
    return (
      <SelectField {...shared} value={value} onChange={(event) => onChange('province', event.target.value)}>
        <option value="">{m.checkout_choose({ field: field.title })}</option>
        {rules.provinces.map((province) => (
          <option key={province.value} value={province.value}>
            {province.title}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.name === 'address' && rules.suggests)
    return <SuggestedAddress {...shared} country={rules.country} values={values} maxLength={field.maxLength} onChange={onChange} />;
  return (
    <TypedField {...shared} rules={rules} field={field} values={values} value={value} type={keyboard ?? 'text'} inputMode={keyboard} onChange={onChange} />
  );
}

type Typed = Pick<Input, 'rules' | 'field' | 'values' | 'onChange'> & { value: string } & FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

function TypedField({ rules, field, values, onChange, ...shared }: Typed) {
  const province = values['province'] ?? '';
  const fillPlace = usePostalPlaces(rules, values, onChange);
  const offered = offeredFor(field.name, rules, province);
  const [left, setLeft] = useState(false);
  const hint = field.name === 'postalCode' && left && !shared.error ? postalCodeHint(shared.value, { rules, field, province }) : undefined;
  const list = `${fieldId(shared.form, field.name)}-offers`;
  return (
    <>
      <TextField
        {...shared}
        hint={hint}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
        maxLength={field.maxLength}
        placeholder={field.example}
        list={offered.length > 0 ? list : undefined}
        onChange={(event) => {
          onChange(field.name, event.target.value);
          if (field.name === 'postalCode') void fillPlace(event.target.value);
        }}
      />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** What looks wrong about a code that was typed: its form, or the region that it belongs to. */
function postalCodeHint(code: string, { rules, field, province }: Pick<Input, 'rules' | 'field'> & { province: string }): string | undefined {
  if (code.trim() === '') return undefined;
  if (!fitsCountry(code, field.pattern)) return m.addresses_postal_code_invalid({ field: field.title, example: field.example ?? '' });
  const region = rules.provinces.find((one) => one.value === province);
  return region && !fitsRegion(code, region.postalCode) ? m.addresses_postal_code_elsewhere({ code: code.trim(), region: region.title }) : undefined;
}

function offeredFor(name: AddressField, rules: AddressFormRules, province: string): readonly string[] {
  if (name === 'area') return rules.areas;
  if (name !== 'city') return [];
  return rules.provinces.find((one) => one.value === province)?.cities ?? rules.cities;
}
