/** API keys: made, listed, changed, deleted. */
import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh, Order } from '#kit/server/http/resource.ts';
import { hashSecret, isId, newId, newSecret } from '#kit/server/ids.ts';
import { recordAction } from '../audit/record-action.ts';
import { keyLimits, keysFull, type ApiKey, type ApiKeyInput, type apiKeySorts } from './contract.ts';
import { scopeBeyond } from './rules-scopes.ts';
import { countKeys, deleteKey, findKeyRow, insertKey, listKeyRows, loadKeyForUpdate, updateKey } from './store.ts';

/** Keys begin so, which lets scanners of source code find one that was published. */
export const keyPrefix = 'vk_';

type Row = NonNullable<Awaited<ReturnType<typeof findKeyRow>>>;
const shown = ({ createdAt, expiresAt, lastUsedAt, ...row }: Row): ApiKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** What two who change a key at a time have to agree on: not when it was used last. */
export const keyState = ({ lastUsedAt: _lastUsedAt, ...key }: ApiKey): object => key;

/** A page of keys. @throws forbidden (30) for a key */
export async function listKeys(
  context: Context,
  { page, size, order, filter }: { page: number; size: number; order: Order<(typeof apiKeySorts)[number]>; filter: { q?: string | undefined } },
): Promise<{ items: ApiKey[]; total: number; page: number; size: number }> {
  personOf(context);
  const { rows, total } = await listKeyRows(context.db, { page, size, order, q: filter.q });
  return { items: rows.map(shown), total, page, size };
}

/** A key, without the key itself. @throws notFound (404), forbidden (30) for a key */
export async function readKey(context: Context, id: string): Promise<ApiKey> {
  personOf(context);
  const row = isId(id) ? await findKeyRow(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return shown(row);
}

/**
 * Makes a key and answers it, this once.
 * @throws invalidInput (40) for a scope that the caller does not have themselves and an end that has passed, keysFull (41), forbidden (30) for a key
 */
export async function createKey(context: Context, input: ApiKeyInput): Promise<{ id: string; key: string }> {
  const { staffId } = personOf(context);
  const changes = checkedKey(context, input);
  const [id, key] = [newId(context.now().getTime()), `${keyPrefix}${newSecret()}`];
  await context.transaction(async (tx) => {
    if ((await countKeys(tx)) >= keyLimits.keys) throw new ShopError(keysFull);
    await insertKey(tx, { id, staffId, keyHash: hashSecret(key), createdAt: context.now(), ...changes });
    await recordAction(tx, context, { action: 'api-key.create', subject: id, detail: { ...input } });
  });
  return { id, key };
}

/** Changes what a key is called, may do, and until when. @throws as `createKey`, notFound (404), stale (412) */
export async function changeKey(context: Context, { id, input, ensureFresh }: { id: string; input: ApiKeyInput; ensureFresh: EnsureFresh }): Promise<ApiKey> {
  personOf(context);
  const changes = checkedKey(context, input);
  await context.transaction(async (tx) => {
    const before = shown((isId(id) && (await loadKeyForUpdate(tx, id))) || missing());
    ensureFresh(keyState(before));
    await updateKey(tx, id, changes);
    await recordAction(tx, context, {
      action: 'api-key.update',
      subject: id,
      before,
      after: { ...input, expiresAt: changes.expiresAt?.toISOString() ?? null },
    });
  });
  return readKey(context, id);
}

/** Deletes a key: its calls are refused from now on. @throws notFound (404), stale (412), forbidden (30) for a key */
export async function removeKey(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  personOf(context);
  await context.transaction(async (tx) => {
    const before = shown((isId(id) && (await loadKeyForUpdate(tx, id))) || missing());
    ensureFresh(keyState(before));
    await deleteKey(tx, id);
    await recordAction(tx, context, { action: 'api-key.delete', subject: id, detail: { title: before.title } });
  });
}

/** A person, never a key: a key that makes keys would outlive its own end. */
export function personOf({ caller }: Context) {
  if (caller.kind !== 'staff' || caller.apiKeyId !== undefined) throw new ShopError(forbidden);
  return caller;
}

/** @throws invalidInput (40) for a scope beyond the caller's and an end that has passed */
export function checkedKey(context: Context, { title, scopes, expiresAt }: ApiKeyInput): { title: string; scopes: string[]; expiresAt: Date | null } {
  const beyond = scopeBeyond(scopes, personOf(context).rights);
  if (beyond) throw fieldError('scopes', m.api_keys_beyond({ scope: beyond }, { locale: context.locale }));
  const end = expiresAt ? new Date(expiresAt) : null;
  if (end && end <= context.now()) throw fieldError('expiresAt', m.api_keys_ended({}, { locale: context.locale }));
  return { title, scopes, expiresAt: end };
}

function missing(): never {
  throw new ShopError(notFound);
}
