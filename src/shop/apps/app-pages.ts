/** Pages of apps: shown in the back office in a frame, at an address signed for the staff member who opens it. */
import { createHmac, randomBytes } from 'node:crypto';
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { hasRight, type StaffRight, type StaffRights } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { openSecret, sealSecret } from '#kit/server/secrets/sealed-secret.ts';
import { keysOfApps, personOf } from '../staff/keys/index.ts';
import { appLimits } from './contract.ts';
import { findApp, selectPages, type AppRow } from './store.ts';

/** For so long an address opens a page. */
const holdsSeconds = 60;
const placeOf = (appId: string) => `app-page:${appId}`;
const onThisMachine = /^(localhost|127\.0\.0\.1)$/;
/** A URL may have other signs in its host, some of which would end a directive of the policy that names it. */
const plainHost = /^[a-z0-9.-]+$/;

/** The origin of a page. */
export const originOf = (pageUrl: string): string => new URL(pageUrl).origin;

/**
 * Another origin than the shop's, so that the page cannot reach into the back office.
 * @throws invalidInput (40) naming `pageUrl`
 */
export function checkPageUrl({ locale, config }: Context, pageUrl: string | null): void {
  if (pageUrl === null) return;
  const url = URL.parse(pageUrl);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && onThisMachine.test(url.hostname));
  if (!isSafe || !plainHost.test(url.hostname) || url.username !== '' || url.password !== '' || url.hash !== '')
    throw fieldError('pageUrl', m.apps_page_url_wrong({}, { locale }));
  if (url.origin === new URL(config.baseUrl).origin) throw fieldError('pageUrl', m.apps_page_own_origin({}, { locale }));
}

/** A new secret, as it is shown once and as it is stored. */
export function newPageSecret({ config }: Context, appId: string): { text: string; sealed: string } {
  const text = randomBytes(32).toString('base64url');
  return { text, sealed: sealSecret(text, { keys: config.secretsKeys, place: placeOf(appId) }) };
}

/** The pages that the caller may open: of apps that may do no more than the caller. @throws forbidden (30) for a key */
export async function listAppPages(context: Context): Promise<{ items: { id: string; title: string; origin: string }[] }> {
  const rows = await selectPages(context.db, appLimits.pages);
  const allowed = await allowedOf(context, rows);
  return { items: allowed.map(({ id, title, pageUrl }) => ({ id, title, origin: originOf(pageUrl!) })) };
}

/**
 * The address of an app's page, signed for the caller: `shop`, `app`, `staff`, `lang`, `expires` (Unix seconds) and, last, `signature`, the HMAC-SHA256 (hex)
 * of the query before it.
 * @throws notFound (404) where there is no page or the caller may not open it, forbidden (30) for a key
 */
export async function openAppPage(context: Context, id: string): Promise<{ url: string; title: string; origin: string }> {
  const { staffId } = personOf(context);
  const row = isId(id) ? await findApp(context.db, id) : undefined;
  const [app] = row?.pageUrl ? await allowedOf(context, [row]) : [];
  const secret = app?.pageSecret ? openSecret(app.pageSecret, { keys: context.config.secretsKeys, place: placeOf(id) }) : null;
  if (!app || secret === null) throw new ShopError(notFound);
  const url = new URL(app.pageUrl!);
  const expires = String(Math.floor(context.now().getTime() / 1000) + holdsSeconds);
  const claims = { shop: new URL(context.config.baseUrl).origin, app: id, staff: staffId, lang: context.lang, expires };
  for (const name of [...Object.keys(claims), 'signature']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(claims)) url.searchParams.append(name, value);
  url.searchParams.append('signature', createHmac('sha256', secret).update(url.search.slice(1)).digest('hex'));
  return { url: url.href, title: app.title, origin: url.origin };
}

/** The origins that the back office may show in a frame. */
export async function appPageOrigins(db: Queryable): Promise<string[]> {
  return [...new Set((await selectPages(db, appLimits.pages)).map(({ pageUrl }) => originOf(pageUrl!)))];
}

/** A page acts through the app's key, limited to the rights of the staff member who opened it. */
async function allowedOf(context: Context, rows: readonly AppRow[]): Promise<AppRow[]> {
  personOf(context);
  const rights: StaffRights = context.caller.kind === 'staff' ? context.caller.rights : {};
  const keys = await keysOfApps(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => keys.find(({ appId }) => appId === id)?.scopes.every((scope) => hasRight(rights, scope as StaffRight)));
}
