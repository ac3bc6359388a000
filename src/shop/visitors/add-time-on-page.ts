import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { pseudonymOf } from './pseudonym.ts';
import { pageAddress } from './rules.ts';
import { addDuration } from './store.ts';

/**
 * Adds time to a page, in seconds; at most 24 hours per visitor, page and day. An unknown visitor leaves no data.
 * @throws invalidInput (40) for a malformed visitor id or address.
 */
export async function addTimeOnPage(context: Context, spent: { visitorId: string; url: string; duration: number }): Promise<void> {
  const url = pageAddress(spent.url);
  const wrong = isId(spent.visitorId) ? (url === null ? 'url' : null) : 'visitorId';
  if (wrong !== null || url === null) throw fieldError(wrong ?? 'url', m.error_field_invalid({ field: wrong ?? 'url' }, { locale: context.locale }));
  const seconds = Math.round(spent.duration);
  if (seconds === 0) return;
  const visitorId = await pseudonymOf(context, spent.visitorId);
  await context.transaction((tx) => addDuration(tx, { visitorId, url, seconds, at: context.now() }));
}
