/** A mobile number: the country's calling code, and the number as it is written there. */
import * as m from '#messages';
import { SelectField, TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { AuthModel } from './model.ts';

type Props = {
  form: string;
  /** The number's field; the code's is `countryCode`. */
  name: string;
  label: string;
  autoComplete: string;
  model: Pick<AuthModel, 'callingCodes' | 'country'>;
  errors: Readonly<Record<string, string | undefined>>;
  /** Where both are kept while they are typed; absent: in the fields alone. */
  kept?: { number: string; code: string; onNumber: (number: string) => void; onCode: (code: string) => void };
};

/** See above. */
export function NumberFields({ form, name, label, autoComplete, model, errors, kept }: Props) {
  const { locale } = usePageView();
  const first = model.callingCodes.find((one) => one.country === model.country)?.code;
  return (
    <div className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-3">
      <SelectField
        form={form}
        name="countryCode"
        label={m.field_countryCode({}, { locale })}
        autoComplete="tel-country-code"
        error={errors['countryCode']}
        {...(kept ? { value: kept.code || first, onChange: (event) => kept.onCode(event.currentTarget.value) } : { defaultValue: first })}
      >
        {model.callingCodes.map(({ country, code, title }) => (
          <option key={country} value={code}>
            {`${title} ${code}`}
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
        {...(kept && { value: kept.number, onChange: (event) => kept.onNumber(event.currentTarget.value) })}
      />
    </div>
  );
}
