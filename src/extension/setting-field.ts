/** What the form of an extension's settings says of a field. */
import type { z } from 'zod';
import type { ByLanguage } from './texts.ts';

/** Names a field of the form: `settingField(z.number().int().min(0).default(1), { en: 'Points per unit' })`. */
export function settingField<Field extends z.ZodType>(field: Field, label: ByLanguage, help?: ByLanguage): Field {
  return field.meta({ label, ...(help ? { help } : {}) });
}

/** A field that is encrypted where it is stored and never shown again, such as the key of a service. */
export function secret<Field extends z.ZodType<string>>(field: Field, label: ByLanguage, help?: ByLanguage): Field {
  return field.meta({ label, secret: true, ...(help ? { help } : {}) });
}
