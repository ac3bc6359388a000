import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { isId } from '#kit/server/ids.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import type { UploadPurpose } from '../contract.ts';
import { attachOwnUploads, detachUploads, setUploadsShown } from './store-uploads.ts';

/**
 * Takes a shopper's uploads for something that will show them, in the transaction that writes it. Naming what is attached
 * already is fine as long as `kept` holds it (an edit that leaves its pictures).
 * @throws invalidInput (400) naming `field` when one does not exist, is another's, was sent for something else or is shown elsewhere
 */
export async function attachUploads(
  tx: Tx,
  context: Context,
  {
    ids,
    kept = [],
    purpose,
    shopper,
    field = 'images',
    title,
  }: { ids: readonly string[]; kept?: readonly string[]; purpose: UploadPurpose; shopper: Shopper; field?: string; title?: string },
): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => !kept.includes(id));
  const usable = wanted.every(isId);
  const attached = usable && wanted.length > 0 ? await attachOwnUploads(tx, { ids: wanted, purpose, shopper, at: context.now() }) : 0;
  if (!usable || attached !== wanted.length)
    throw fieldError(field, m.error_field_invalid({ field: title ?? fieldTitle(field, context.locale) }, { locale: context.locale }));
}

/** Shows what was attached to everybody: what it goes with was approved. */
export async function showUploads(tx: Tx, { ids, purpose, now }: { ids: readonly string[]; purpose: UploadPurpose; now: Date }): Promise<void> {
  if (ids.length > 0) await setUploadsShown(tx, { ids, purpose, at: now });
}

/** Shows it to its sender and staff alone again: what it goes with was taken from everybody. */
export async function hideUploads(tx: Tx, { ids, purpose }: { ids: readonly string[]; purpose: UploadPurpose }): Promise<void> {
  if (ids.length > 0) await setUploadsShown(tx, { ids, purpose, at: null });
}

/** Lets go of uploads that are shown no longer; the daily job removes them. */
export async function releaseUploads(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await detachUploads(tx, ids, now);
}
