/** One field of an inquiry form, by its kind. */
import * as m from '#messages';
import { PageLink } from '#ui/forms/agreement.tsx';
import { DayField } from '#ui/forms/day-field.tsx';
import { CheckField, fieldId, FieldError, SelectField, TextArea, TextField } from '#ui/forms/field.tsx';
import { Around, here } from '#ui/messages/around.tsx';
import type { ShownField } from '../../read-form.ts';

type Props = { form: string; field: ShownField; error: string | undefined; value: string | undefined };

const inputTypes = { text: 'text', email: 'email', phone: 'tel', number: 'text' } as const;
const completions: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
};

/** The field with its label, hint and error; a `half` one is as wide as half of the form. */
export function InquiryField({ form, field, error, value }: Props) {
  const { kind } = field;
  const shared = {
    form,
    name: `fields.${field.key}`,
    label: field.label,
    hint: field.hint || undefined,
    error,
    optional: !field.required,
    defaultValue: value,
  };
  const lengths = { maxLength: field.maxLength, ...(field.minLength === null ? {} : { minLength: field.minLength }) };
  if (kind === 'textarea') return <TextArea {...shared} {...lengths} rows={5} />;
  if (kind === 'select' || kind === 'country') return <Select {...shared} className="half" options={field.options} />;
  if (kind === 'radio') return <Choice form={form} field={field} error={error} value={value} type="radio" />;
  if (kind === 'checkbox' && field.options.length > 0) return <Choice form={form} field={field} error={error} value={value} type="checkbox" />;
  if (kind === 'checkbox')
    return (
      <CheckField form={form} name={shared.name} error={error} required={field.required} data-as="boolean" defaultChecked={value !== undefined}>
        <Agreed label={field.label} />
      </CheckField>
    );
  if (kind === 'file') return <FileField form={form} field={field} error={error} value={value} />;
  if (kind === 'date') return <DayField {...shared} className="half" />;
  const type = inputTypes[kind as keyof typeof inputTypes];
  return (
    <TextField
      {...shared}
      {...lengths}
      className="half"
      type={type}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete={completions[kind] ?? completions[field.key] ?? 'on'}
    />
  );
}

/** What is agreed to; the privacy policy is linked where the merchant's words name it. */
function Agreed({ label }: { label: string }) {
  const policy = m.checkout_privacy();
  if (!label.includes(policy)) return label;
  return (
    <Around text={label.replace(policy, here)}>
      <PageLink slug="privacy" title={policy} />
    </Around>
  );
}

function Select({ options, ...shared }: { options: ShownField['options'] } & Omit<Parameters<typeof SelectField>[0], 'children'>) {
  return (
    <SelectField {...shared}>
      <option value="">{m.inquiries_choose()}</option>
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

function Choice({ form, field, error, value, type }: Props & { type: 'radio' | 'checkbox' }) {
  const name = `fields.${field.key}`;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">
        {field.label}
        {!field.required && <span className="font-normal text-desc">{m.ui_optional()}</span>}
      </legend>
      {field.options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type={type}
            name={name}
            value={option.value}
            required={field.required && type === 'radio'}
            defaultChecked={value === option.value}
            {...(type === 'checkbox' && { 'data-many': '' })}
            className={`${type === 'radio' ? 'radio radio-sm' : 'checkbox checkbox-sm'} border-field`}
          />
          {option.title}
        </label>
      ))}
      {field.hint && <p className="text-sm text-desc">{field.hint}</p>}
      <FieldError id={fieldId(form, name)} error={error} />
    </fieldset>
  );
}

function FileField({ form, field, error }: Props) {
  const id = fieldId(form, `fields.${field.key}`);
  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {field.label}
        {!field.required && <span className="font-normal text-desc">{m.ui_optional()}</span>}
      </label>
      <input
        id={id}
        type="file"
        name={`fields.${field.key}`}
        accept="image/jpeg,image/png,image/webp,image/avif"
        data-upload="inquiry"
        aria-describedby={`${id}-hint`}
        className="field-box py-2.5 file:me-3 file:border-0 file:bg-transparent file:p-0 file:font-medium file:underline file:underline-offset-4"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-desc">
        {field.hint || m.inquiries_file_hint()}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
