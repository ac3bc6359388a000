/** A password with a button that shows it. */
import { useState } from 'react';
import * as m from '#messages';
import { TextField } from './field.tsx';

export function PasswordField({
  form,
  name = 'password',
  label,
  isNew,
  hint,
  error,
  max,
}: {
  form: string;
  name?: string;
  label?: string;
  isNew?: true;
  hint?: string;
  error?: string | undefined;
  max?: number | undefined;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        form={form}
        name={name}
        label={label ?? m.field_password()}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={max}
        hint={hint}
        error={error}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={m.auth_show_password()}
        className="absolute -top-2.5 right-0 min-h-11 text-sm underline underline-offset-4"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? m.auth_hide() : m.auth_show()}
      </button>
    </div>
  );
}
