/** A day in a form. Browsers write it in their own language, which need not be the page's: the page's words for it stand below. */
import { useState, type InputHTMLAttributes } from 'react';
import { formatDay } from '#kit/pure/formats.ts';
import { usePageView } from '../page-view.tsx';
import { fieldId, TextField, type FieldProps } from './field.tsx';

/** In an island the words follow what is typed; in a plain form the island `form-behaviour` sees to it, and without script they say what was sent. */
export function DayField({ hint, onChange, ...field }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { locale } = usePageView();
  const [typed, setTyped] = useState<string>();
  const day = String(field.value ?? typed ?? field.defaultValue ?? '');
  const words = (
    <span id={`${fieldId(field.form, field.name)}-day`} className="block text-base-content empty:hidden">
      {Number.isNaN(Date.parse(day)) ? '' : formatDay(day, locale)}
    </span>
  );
  return (
    <TextField
      {...field}
      type="date"
      hint={
        <>
          {words}
          {hint}
        </>
      }
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
    />
  );
}
