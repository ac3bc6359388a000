/** A field for one picture. */
import { FieldError, fieldId } from '#ui/forms/field.tsx';

/** Which field, what it is called, and what is done with the file that is chosen. */
export type PictureFieldProps = {
  form: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  busy?: boolean;
  onFile(file: File | undefined): void;
};

export function PictureField({ form, name, label, hint, error, busy, onFile }: PictureFieldProps) {
  const id = fieldId(form, name);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-busy={busy || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
        className="field-box py-2.5"
        onChange={(event) => onFile(event.target.files?.[0])}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-desc">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
