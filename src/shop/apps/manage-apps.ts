/** Apps: a key and webhooks of one program, made, changed and removed together. */
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import type { z } from 'zod';
import { recordAction } from '../staff/index.ts';
import { changeAppKey, createAppKey, keysOfApps, personOf } from '../staff/keys/index.ts';
import { changeAppEndpoints, createAppEndpoint, endpointsOfApps } from '../webhooks/index.ts';
import { appLimits, appsFull, type App, type AppInput, type appFilter, type appSorts } from './contract.ts';
import { countAppsForInsert, deleteApp, findApp, insertApp, listAppRows, loadAppForUpdate, updateApp, type AppRow } from './store.ts';
import { checkPageUrl, newPageSecret, originOf } from './app-pages.ts';

type Secret = { id: string; url: string; secret: string };

/** A page of apps. @throws forbidden (30) for a key */
export async function listApps(
  context: Context,
  asked: ResourceList<z.infer<typeof appFilter>, (typeof appSorts)[number]>,
): Promise<{ items: App[]; total: number }> {
  personOf(context);
  const { page, size, order, filter } = asked;
  const { rows, total } = await listAppRows(context.db, { page, size, order, q: filter.q });
  return { items: await present(context.db, rows), total };
}

/** An app. @throws notFound (404), forbidden (30) for a key */
export async function readApp(context: Context, id: string, db: Queryable = context.db): Promise<App> {
  personOf(context);
  const row = isId(id) ? await findApp(db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return (await present(db, [row]))[0]!;
}

/** What two who change an app at a time have to agree on: not when it was used last. */
export const appState = ({ lastUsedAt: _lastUsedAt, ...app }: App): object => app;

/**
 * Makes an app with its key and webhooks, whose secrets are answered this once.
 * @throws invalidInput (40) for a scope that the caller does not have and an address that may be none, appsFull, keysFull, tooManyEndpoints (41)
 */
export async function createApp(
  context: Context,
  { webhooks, pageUrl, ...input }: AppInput,
): Promise<{ id: string; key: string; webhooks: Secret[]; pageSecret: string | null }> {
  personOf(context);
  const id = newId(context.now().getTime());
  checkPageUrl(context, pageUrl);
  const secret = pageUrl === null ? null : newPageSecret(context, id);
  return context.transaction(async (tx) => {
    if ((await countAppsForInsert(tx)) >= appLimits.apps) throw new ShopError(appsFull);
    await insertApp(tx, { id, title: input.title, pageUrl, pageSecret: secret?.sealed ?? null, createdAt: context.now() });
    const key = await createAppKey(tx, context, { appId: id, input });
    const made: Secret[] = [];
    for (const [index, webhook] of webhooks.entries())
      made.push(await createAppEndpoint(tx, context, { appId: id, title: input.title, ...webhook, field: `webhooks.${index}.url` }));
    await recordAction(tx, context, { action: 'app.create', subject: id, detail: { ...input, pageUrl, webhooks: webhooks.map(({ url }) => url) } });
    return { id, key, webhooks: made, pageSecret: secret?.text ?? null };
  });
}

/** Changes an app, its key and its webhooks. @throws as `createApp`, notFound (404), stale (412) */
export async function changeApp(
  context: Context,
  { id, input: { webhooks, pageUrl, ...input }, ensureFresh }: { id: string; input: AppInput; ensureFresh: EnsureFresh },
): Promise<App & { secrets: Secret[]; pageSecret: string | null }> {
  personOf(context);
  checkPageUrl(context, pageUrl);
  return context.transaction(async (tx) => {
    const before = await locked(tx, context, id);
    ensureFresh(appState(before));
    // A new address of the page gets a new secret.
    const stays = pageUrl !== null && before.pageUrl !== null && originOf(pageUrl) === originOf(before.pageUrl);
    const secret = pageUrl === null || stays ? null : newPageSecret(context, id);
    await updateApp(tx, id, { title: input.title, pageUrl, ...(stays ? {} : { pageSecret: secret?.sealed ?? null }) });
    await changeAppKey(tx, context, { appId: id, input });
    const secrets = await changeAppEndpoints(tx, context, { appId: id, title: input.title, webhooks });
    await recordAction(tx, context, { action: 'app.update', subject: id, before, after: { ...input, pageUrl, webhooks } });
    return { ...(await readApp(context, id, tx)), secrets, pageSecret: secret?.text ?? null };
  });
}

/** Removes an app: its key is refused from now on, and nothing more is sent to it. @throws notFound (404), stale (412) */
export async function removeApp(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  personOf(context);
  await context.transaction(async (tx) => {
    const before = await locked(tx, context, id);
    ensureFresh(appState(before));
    await deleteApp(tx, id);
    await recordAction(tx, context, { action: 'app.delete', subject: id, detail: { title: before.title } });
  });
}

async function locked(tx: Tx, context: Context, id: string): Promise<App> {
  if (!isId(id) || !(await loadAppForUpdate(tx, id))) throw new ShopError(notFound);
  return readApp(context, id, tx);
}

async function present(db: Queryable, rows: readonly AppRow[]): Promise<App[]> {
  const ids = rows.map(({ id }) => id);
  const [keys, endpoints] = [await keysOfApps(db, ids), await endpointsOfApps(db, ids)];
  return rows.map(({ id, title, pageUrl, createdAt }) => {
    const key = keys.find((one) => one.appId === id);
    return {
      id,
      title,
      pageUrl,
      scopes: key?.scopes ?? [],
      webhooks: endpoints.filter((one) => one.appId === id).map(({ appId: _appId, ...endpoint }) => endpoint),
      createdBy: key?.createdBy ?? '',
      createdAt: createdAt.toISOString(),
      expiresAt: key?.expiresAt?.toISOString() ?? null,
      lastUsedAt: key?.lastUsedAt?.toISOString() ?? null,
    };
  });
}
