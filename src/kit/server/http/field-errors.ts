/** Says what is wrong with each field of an input, in the asker's language. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { z } from 'zod';

/** The errors of a schema, one per field; the first error of a field wins. `address.city` names a nested field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.') || 'body';
    // An item of a list has no name: the list has. Where Fastify checked the input, a path is made of texts alone.
    const name = issue.path.map(String).findLast((part) => !/^\d+$/.test(part));
    errors[path] ??= say(issue, fieldTitle(name ?? 'request', locale), locale);
  }
  return errors;
}

type Words = (params: object, options: { locale: Locale }) => string;

/** A field's name as people read it: the catalogue's `field_<name>`, else what the audit log calls it, else the name itself. */
export function fieldTitle(name: string, locale: Locale): string {
  const texts = m as unknown as Record<string, Words | undefined>;
  const titled = texts[`field_${name}`] ?? texts[`backoffice_audit_field_${name}`];
  return titled ? titled({}, { locale }) : name;
}

// Issues do not carry the value (it may be a secret); their English message says whether there was one.
const missing = /received (undefined|null)$/;

function say(issue: z.core.$ZodIssue, field: string, locale: Locale): string {
  const options = { locale };
  switch (issue.code) {
    case 'invalid_type':
      if (missing.test(issue.message)) return m.error_required({ field }, options);
      if (issue.expected === 'int' || issue.expected === 'number') return m.error_field_number({ field }, options);
      return m.error_field_invalid({ field }, options);
    case 'too_small':
      if (issue.origin === 'array') return m.error_field_choice({ field }, options);
      if (issue.origin === 'string')
        return issue.minimum === 1 ? m.error_required({ field }, options) : m.error_field_too_short({ field, min: Number(issue.minimum) }, options);
      return m.error_field_too_small({ field, min: Number(issue.minimum) }, options);
    case 'too_big':
      if (issue.origin === 'array') return m.error_list_too_long({ field, max: Number(issue.maximum) }, options);
      return issue.origin === 'string'
        ? m.error_field_too_long({ field, max: Number(issue.maximum) }, options)
        : m.error_field_too_big({ field, max: Number(issue.maximum) }, options);
    case 'invalid_value':
      return m.error_field_choice({ field }, options);
    default:
      return m.error_field_invalid({ field }, options);
  }
}
