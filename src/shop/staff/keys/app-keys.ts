/** The key of an app: made, changed and removed with it. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { keyLimits, keysFull, type ApiKeyInput } from './contract.ts';
import { checkedKey, keyPrefix, personOf } from './manage-keys.ts';
import { countKeys, insertKey, selectAppKeys, updateAppKey } from './store.ts';

/** Keys of apps, by the app. */
export const keysOfApps = (db: Queryable, appIds: readonly string[]) => selectAppKeys(db, appIds);

/** Makes the key of an app, and answers it this once. @throws invalidInput (40) for a scope beyond the caller's and an end that has passed, keysFull (41) */
export async function createAppKey(tx: Tx, context: Context, { appId, input }: { appId: string; input: ApiKeyInput }): Promise<string> {
  const { staffId } = personOf(context);
  const changes = checkedKey(context, input);
  if ((await countKeys(tx)) >= keyLimits.keys) throw new ShopError(keysFull);
  const key = `${keyPrefix}${newSecret()}`;
  await insertKey(tx, { id: newId(context.now().getTime()), staffId, keyHash: hashSecret(key), createdAt: context.now(), appId, ...changes });
  return key;
}

/** Changes what the key of an app is called and may do, and until when. @throws as `createAppKey` */
export async function changeAppKey(tx: Tx, context: Context, { appId, input }: { appId: string; input: ApiKeyInput }): Promise<void> {
  await updateAppKey(tx, appId, checkedKey(context, input));
}
