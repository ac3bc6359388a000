import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError, takenError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { isFixedAddress } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import type { RedirectInput, StaffRedirect } from './contract.ts';
import { cleanAddress, cleanPath } from './rules.ts';
import {
  deleteMissingPaths,
  deleteRedirectRow,
  findRedirectRow,
  listRedirectRows,
  lockRedirects,
  repointRedirects,
  upsertRedirect,
  type RedirectQuestion,
  type RedirectRow,
} from './store.ts';

const tag = 'redirects';

/** A page of redirects for the back office. */
export async function listRedirects(context: Context, question: RedirectQuestion) {
  const { rows, total } = await listRedirectRows(context.db, question);
  return { items: rows.map(redirectIn), total, page: question.page, size: question.size };
}

/** One redirect. @throws notFound (404) */
export async function readRedirect(db: Queryable, id: string): Promise<StaffRedirect> {
  const row = isId(id) ? await findRedirectRow(db, { id }) : undefined;
  if (!row) throw new ShopError(notFound);
  return redirectIn(row);
}

const redirectIn = ({ id, fromPath, target, hits, lastHitAt, version, createdAt, updatedAt }: RedirectRow): StaffRedirect => ({
  id,
  from: fromPath,
  to: target,
  hits,
  lastHitAt: lastHitAt?.toISOString() ?? null,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** What of a redirect its tag is made of: not how often it was used, which changes by itself. */
export function redirectState({ hits: _hits, lastHitAt: _lastHitAt, ...redirect }: StaffRedirect): object {
  return redirect;
}

/**
 * Writes a redirect: a new one without `id`, else in place of what it was. One that leads to another's source leads to where
 * that one leads, and those that led to this one's source are led on, so that every visitor takes one step.
 * @throws notFound (404), stale (412), invalidInput (400) for addresses that cannot be or lead in a circle, fieldTaken (409) for one that is taken
 */
export function writeRedirect(context: Context, change: { id?: string; input: RedirectInput; ensureFresh?: EnsureFresh }): Promise<StaffRedirect> {
  return context.transaction((tx) => writeRedirectIn(context, tx, change));
}

/** The same in a transaction of the caller's. With `replace`, it takes the place of a redirect from the same address. */
export async function writeRedirectIn(
  context: Context,
  tx: Tx,
  change: { id?: string; input: RedirectInput; ensureFresh?: EnsureFresh; replace?: boolean },
): Promise<StaffRedirect> {
  const id = change.id ?? newId(context.now().getTime());
  await lockRedirects(tx);
  const before = change.id === undefined ? null : await readRedirect(tx, id);
  if (before) change.ensureFresh?.(redirectState(before));
  const { from, to } = await checkedAddresses(context, tx, change.input);
  const options = { locale: context.locale };
  const taken = await findRedirectRow(tx, { fromPath: from });
  if (taken && taken.id !== id) {
    if (!change.replace) throw takenError('from', m.content_redirect_taken({ path: from }, options));
    await deleteRedirectRow(tx, taken.id);
  }
  const next = await findRedirectRow(tx, { fromPath: to });
  const target = next && next.id !== id ? next.target : to;
  if (target === from) throw fieldError('to', m.content_redirect_loop({}, options));
  if (before?.from !== from || before.to !== target) await upsertRedirect(tx, { id, fromPath: from, target }, context.now());
  await repointRedirects(tx, { from, to: target }, context.now());
  await deleteMissingPaths(tx, [from]);
  await recordAction(tx, context, { action: 'redirect.write', subject: id, detail: { from, to: target } });
  await invalidateTags(tx, [tag]);
  return readRedirect(tx, id);
}

/**
 * Deletes a redirect; others that it led on keep leading to where it led.
 * @throws notFound (404), stale (412)
 */
export async function deleteRedirect(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    await lockRedirects(tx);
    const before = redirectState(await readRedirect(tx, id));
    ensureFresh(before);
    await deleteRedirectRow(tx, id);
    await recordAction(tx, context, { action: 'redirect.delete', subject: id, about: before });
    await invalidateTags(tx, [tag]);
  });
}

async function checkedAddresses(context: Context, tx: Tx, input: RedirectInput): Promise<RedirectInput> {
  const { routes, redirects } = await readSettings(tx);
  const options = { locale: context.locale };
  const from = cleanPath(input.from);
  if (from === null) throw fieldError('from', m.content_redirect_from_invalid({}, options));
  if (isFixedAddress(routes, from)) throw fieldError('from', m.content_redirect_from_fixed({ path: from }, options));
  const to = cleanPath(input.to) ?? cleanAddress(input.to, redirects.hosts);
  if (to === null) throw fieldError('to', m.content_redirect_to_invalid({}, options));
  return { from, to };
}
