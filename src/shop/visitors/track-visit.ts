import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { refuseField } from '#kit/server/http/api.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { knownTimezone, pageAddress, refererAddress, visitGapMs } from './rules.ts';
import { insertVisit, prolongVisit, saveVisitor } from './store.ts';

/** What a tracking call tells; `visitorId` is what the browser says that it was given before. */
export type Tracked = { visitorId: string | undefined; url: string; referer?: string | null | undefined; timezone?: string | null | undefined };

/**
 * Notes that a visitor looks at a page. The same page again within half an hour prolongs that visit, so the call that
 * comes every ten seconds adds no rows. Somebody without a well-formed id gets one.
 * @throws invalidInput (40) for a `url` that is no address.
 */
export async function trackVisit(context: Context, tracked: Tracked): Promise<{ visitorId: string }> {
  const at = context.now();
  const url = pageAddress(tracked.url);
  if (url === null) throw refuseField('url', m.error_field_invalid({ field: 'url' }, { locale: context.locale }));
  const visitorId = tracked.visitorId && isId(tracked.visitorId) ? tracked.visitorId : newId(at.getTime());
  await context.transaction(async (tx) => {
    await saveVisitor(tx, { id: visitorId, timezone: knownTimezone(tracked.timezone), at });
    const prolonged = await prolongVisit(tx, { visitorId, url, at, since: new Date(at.getTime() - visitGapMs) });
    if (!prolonged) await insertVisit(tx, { visitorId, url, referer: refererAddress(tracked.referer), at });
  });
  return { visitorId };
}
