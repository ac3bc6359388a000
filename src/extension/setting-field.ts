/** What the form of an extension's settings says of a field. */
import type { z } from 'zod';
import type { ByLanguage } from './texts.ts';

/** A choice of a field, as people read it; as `AdminField.choices`. */
export type SettingChoice<Value extends string = string> = { value: Value; label: ByLanguage };

/**
 * Names a field of the form: `settingField(z.number().int().min(0).default(1), { en: 'Points per unit' })`; `choices` name those of a `z.enum`, which
 * have their own names otherwise.
 */
export function settingField<Field extends z.ZodType>(
  field: Field,
  label: ByLanguage,
  help?: ByLanguage,
  choices?: readonly SettingChoice<Extract<z.output<Field>, string>>[],
): Field {
  return field.meta({ label, ...(help ? { help } : {}), ...(choices ? { choices } : {}) });
}

/** A field that is encrypted where it is stored and never shown again, such as the key of a service. */
export function secret<Field extends z.ZodType<string>>(field: Field, label: ByLanguage, help?: ByLanguage): Field {
  return field.meta({ label, secret: true, ...(help ? { help } : {}) });
}
