import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { newSecret } from '#kit/server/ids.ts';
import type { FavoriteWatch } from './contract.ts';
import { accountOf } from './share-list.ts';
import { deleteWatch, findWatch, upsertWatch } from './store-watch.ts';

/** Turns notifications of lower prices and restocked products on or off. */
export async function watchList(context: Context, { on, byMail }: FavoriteWatch): Promise<FavoriteWatch> {
  const accountId = accountOf(context);
  await context.transaction((tx) =>
    on ? upsertWatch(tx, { accountId, byMail, stopToken: newSecret(), createdAt: context.now() }) : deleteWatch(tx, { accountId }),
  );
  return { on, byMail };
}

/** Whether and how an account is notified. */
export async function readWatch(db: Queryable, accountId: string): Promise<FavoriteWatch> {
  const watch = await findWatch(db, accountId);
  return { on: watch !== null, byMail: watch?.byMail ?? true };
}

/** Ends it by the token of a mailed link, without a sign-in; an unknown token gets the same answer. */
export async function stopWatching(context: Context, token: string): Promise<void> {
  await context.transaction((tx) => deleteWatch(tx, { stopToken: token }));
}
