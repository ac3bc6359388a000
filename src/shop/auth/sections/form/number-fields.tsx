/** A mobile number: the country's calling code, and the number as it is written there. */
import * as m from '#messages';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import type { AuthModel } from './model.ts';

type Props = {
  form: string;
  /** The number's field; the code's is `countryCode`. */
  name: string;
  label: string;
  autoComplete: string;
  model: Pick<AuthModel, 'callingCodes' | 'country'>;
  errors: Readonly<Record<string, string | undefined>>;
  /** What is typed, and the calling code that was chosen; empty before. */
  number: string;
  code: string;
  onChange: (changes: { number?: string; code?: string }) => void;
};

export function NumberFields({ form, name, label, autoComplete, model, errors, number, code, onChange }: Props) {
  // Countries share a code: the likely one stands first, so that it is the one that is shown for it.
  const likely = model.callingCodes.filter((one) => one.country === model.country);
  const choices = [...likely, ...model.callingCodes.filter((one) => one.country !== model.country)];
  return (
    <div className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-3">
      <SelectField
        form={form}
        name="countryCode"
        label={m.field_countryCode()}
        autoComplete="tel-country-code"
        error={errors['countryCode']}
        value={code || choices[0]?.code}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
      >
        {choices.map((one) => (
          <option key={one.country} value={one.code}>
            {`${one.title} ${one.code}`}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name={name}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        maxLength={20}
        error={errors[name]}
        value={number}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
      />
    </div>
  );
}
