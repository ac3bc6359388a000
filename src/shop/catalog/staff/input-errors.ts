import * as m from '#messages';
import { fieldTaken, invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';

/** What is wrong with the fields of an input, all of it at once. */
export type InputErrors = {
  /** A field makes no sense; `message` where there is more to say than that. */
  reject(field: string, message?: string): void;
  /** A field has to be given. */
  require(field: string): void;
  /** A field is another record's already. */
  taken(field: string, message: string): void;
  /** @throws invalidInput (400), or fieldTaken (409) when nothing else is wrong */
  throwIfAny(): void;
};

/** Collects errors of fields, in the caller's language; the first of a field wins. */
export function inputErrors({ locale }: Pick<Context, 'locale'>): InputErrors {
  const errors: Record<string, string> = {};
  let onlyTaken = true;
  const titleOf = (field: string) => fieldTitle(field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field, locale);
  return {
    reject(field, message = m.error_field_invalid({ field: titleOf(field) }, { locale })) {
      errors[field] ??= message;
      onlyTaken = false;
    },
    require(field) {
      errors[field] ??= m.error_required({ field: titleOf(field) }, { locale });
      onlyTaken = false;
    },
    taken(field, message) {
      errors[field] ??= message;
    },
    throwIfAny() {
      if (Object.keys(errors).length > 0) throw new ShopError(onlyTaken ? fieldTaken : invalidInput, { data: { errors } });
    },
  };
}
