/** The fields of an address: the country, and what is asked for there. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { SelectField } from '../forms/field.tsx';
import { AddressFieldInput } from './address-field.tsx';
import { PastedAddress } from './pasted-address.tsx';
import type { AddressFormRules, AddressValues, CountryChoice } from './data.ts';

type Props = {
  form: string;
  /** The section of the browser's own address book; absent: none in particular. */
  purpose?: 'shipping' | 'billing';
  countries: readonly CountryChoice[];
  rules: AddressFormRules | null;
  values: AddressValues;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onCountry: (country: string) => void;
  afterCountry?: ReactNode;
  /** Takes parts of a pasted text into the fields; absent: nothing is pasted here. `posted` is what came of it without script. */
  onFill?: (parts: Record<string, string>) => void;
  posted?: { text: string; message: string } | undefined;
};

export function AddressFields({ form, purpose, countries, rules, values, errors, onChange, onCountry, afterCountry, onFill, posted }: Props) {
  const section = purpose ? `${purpose} ` : '';
  return (
    <>
      <SelectField
        form={form}
        name="country"
        label={m.field_country()}
        autoComplete={`${section}country`}
        value={values['country'] ?? ''}
        error={errors['country']}
        onChange={(event) => onCountry(event.target.value)}
      >
        {countries.map((one) => (
          <option key={one.country} value={one.country}>
            {one.title}
          </option>
        ))}
      </SelectField>
      {afterCountry}
      {rules?.parses && onFill && <PastedAddress form={form} rules={rules} values={values} onFill={onFill} posted={posted} />}
      {rules && (
        <div className="grid grid-cols-6 gap-x-3 gap-y-5">
          {rules.fields.map((field) => (
            <AddressFieldInput
              key={field.name}
              form={form}
              section={section}
              rules={rules}
              field={field}
              values={values}
              error={errors[field.name]}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </>
  );
}
