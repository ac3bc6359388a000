/** Fields of forms: label, hint and error are tied to the control, so that they are seen and read out together. */
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import * as m from '#messages';
import { Icon } from '../icons.tsx';

/** What every field is given. `name` is the field's name in the API, `form` makes its id unique on the page. */
export type FieldProps = {
  form: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marked "(optional)"; all others are required. `unsaid`: not marked, because nobody would think otherwise, as of filters. */
  optional?: boolean | 'unsaid';
  className?: string;
};

/** The id of a field's control, for putting the focus there. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

function Frame({ form, name, label, hint, error, optional = false, className = '', children }: FieldProps & { children: ReactNode }) {
  const id = fieldId(form, name);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {optional === true && <span className="font-normal text-desc">{m.ui_optional()}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-desc">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The message under a field. Its place in the document stays, so that a new message is announced. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className={error ? 'mt-1.5 flex items-start gap-1.5 text-sm text-danger' : 'sr-only'}>
      {error && <Icon name="warning" className="mt-0.5 size-4" />}
      {error}
    </p>
  );
}

function attributes({ form, name, hint, error, optional = false }: FieldProps) {
  const id = fieldId(form, name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, name, required: !optional, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** One line of text. */
export function TextField({ form, name, label, hint, error, optional = false, className = '', ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { form, name, label, hint, error, optional, className };
  return (
    <Frame {...field}>
      <input type="text" {...input} {...attributes(field)} className="field-box" />
    </Frame>
  );
}

/** An e-mail address. */
export function EmailField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />;
}

/** Several lines of text. */
export function TextArea({
  form,
  name,
  label,
  hint,
  error,
  optional = false,
  className = '',
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { form, name, label, hint, error, optional, className };
  return (
    <Frame {...field}>
      <textarea rows={3} {...area} {...attributes(field)} className="field-box py-3" />
    </Frame>
  );
}

/** One of several, by the browser's own list. */
export function SelectField({
  form,
  name,
  label,
  hint,
  error,
  optional = false,
  className = '',
  children,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { children: ReactNode }) {
  const field = { form, name, label, hint, error, optional, className };
  return (
    <Frame {...field}>
      <select {...select} {...attributes(field)} className="field-box">
        {children}
      </select>
    </Frame>
  );
}

/** A box to tick; `children` is what one agrees to. */
export function CheckField({
  form,
  name,
  error,
  children,
  ...input
}: Pick<FieldProps, 'form' | 'name' | 'error'> & InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  const id = fieldId(form, name);
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm leading-6">
        <input
          type="checkbox"
          {...input}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="checkbox checkbox-sm mt-0.5 border-field"
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
