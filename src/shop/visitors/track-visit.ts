import * as m from '#messages';
import { canonicalZone } from '#kit/pure/dates/days.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { readSettings } from '../settings/index.ts';
import { pseudonymOf } from './pseudonym.ts';
import { mayCount } from './rules-consent.ts';
import { pageAddress, refererAddress, visitGapMs } from './rules.ts';
import { insertVisit, prolongVisit, saveVisitor } from './store.ts';

/** The data of a tracking call; `visitorId` is the one that the browser stored before. */
export type Tracked = {
  visitorId: string | undefined;
  url: string;
  referer?: string | null | undefined;
  timezone?: string | null | undefined;
  /** The visitor's answer to the shop's question, where one was given. */
  consent?: 'yes' | 'no' | null | undefined;
  /** Global Privacy Control: the browser says that its owner does not want to be followed. */
  isGpc: boolean;
  /** `Accept-Language` */
  languages?: string | undefined;
};

/**
 * Records a page view where that is allowed (`mayCount`); else nothing is stored, and the id that is
 * answered leads nowhere. The same page again within half an hour prolongs that visit, so the call that comes every ten
 * seconds adds no rows. A visitor without a well-formed id gets one.
 * @throws invalidInput (40) for a `url` that is no address.
 */
export async function trackVisit(context: Context, tracked: Tracked): Promise<{ visitorId: string; kept: boolean; ask: boolean }> {
  const at = context.now();
  const url = pageAddress(tracked.url);
  if (url === null) throw fieldError('url', m.error_field_invalid({ field: 'url' }, { locale: context.locale }));
  const visitorId = tracked.visitorId && isId(tracked.visitorId) ? tracked.visitorId : newId(at.getTime());
  const { privacy } = await readSettings(context.db);
  const allowed = mayCount(privacy, { ...tracked, answer: tracked.consent ?? undefined });
  if (!allowed.kept) return { visitorId, ...allowed };
  const id = await pseudonymOf(context, visitorId);
  await context.transaction(async (tx) => {
    await saveVisitor(tx, { id, timezone: tracked.timezone ? canonicalZone(tracked.timezone) : null, at });
    const prolonged = await prolongVisit(tx, { visitorId: id, url, at, since: new Date(at.getTime() - visitGapMs) });
    if (!prolonged) await insertVisit(tx, { visitorId: id, url, referer: refererAddress(tracked.referer), at });
  });
  return { visitorId, ...allowed };
}
