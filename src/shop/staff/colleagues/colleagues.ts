import { authInvalid, forbidden } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Caller, Context } from '#kit/server/context.ts';
import { presenceMs, type LastChange, type Presence, type PresenceInput } from './contract.ts';
import { actionsReadableBy } from './rules.ts';
import { deletePresence, findLastAction, listPresent, upsertPresence } from './store.ts';

const mostNamed = 5;

/**
 * The caller has a record open, or leaves it; answers which colleagues have it open too. An API key is nobody who has a screen open.
 * @throws forbidden (30) where the caller may not read such records, or is a key
 */
export async function beAt(context: Context, { resource, id: recordId, open }: PresenceInput): Promise<Presence> {
  const { staffId, rights, apiKeyId } = staffOf(context);
  if (apiKeyId !== undefined || actionsReadableBy(rights, resource) === null) throw new ShopError(forbidden);
  const now = context.now();
  return context.transaction(async (tx) => {
    if (!open) {
      await deletePresence(tx, { resource, recordId, staffId });
      return { others: [] };
    }
    await upsertPresence(tx, { resource, recordId, staffId, seenAt: now });
    const since = new Date(now.getTime() - presenceMs);
    return { others: await listPresent(tx, { resource, recordId, besides: staffId, since, most: mostNamed }) };
  });
}

/** Who changed a record last, as the audit log says; null where it says nothing, or the caller may not read such records. */
export async function readLastChange(context: Context, { resource, id }: { resource: string; id: string }): Promise<LastChange> {
  const { staffId, name, rights } = staffOf(context);
  const actions = actionsReadableBy(rights, resource);
  const found = actions === null ? undefined : await findLastAction(context.db, { subject: id, actions });
  if (!found || found.staffName === '') return null;
  // A key acts for its maker, under a name of its own.
  return { name: found.staffName, at: found.at.toISOString(), own: found.staffId === staffId && found.staffName === name };
}

function staffOf({ caller }: Context): Extract<Caller, { kind: 'staff' }> {
  if (caller.kind !== 'staff') throw new ShopError(authInvalid);
  return caller;
}
