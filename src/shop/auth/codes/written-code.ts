import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { fieldError } from '#kit/server/http/api.ts';

/**
 * The code that was typed.
 * @throws invalidInput (40) naming `code` ('Verification code is required')
 */
export function writtenCode({ code }: { code?: string | undefined }, locale: Locale): string {
  if (code) return code;
  throw fieldError('code', m.error_required({ field: m.auth_code({}, { locale }) }, { locale }));
}
