/** Pure: what of the events of a parcel is believed and kept, and when its service is asked next. */
import { parcelLimits, parcelStates, type ParcelEvent, type ParcelState } from '../../shipping/contract.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Carriers write local times without a zone; the farthest clocks are ahead of UTC by as much. */
const aheadMs = 14 * hourMs;
/** A label may be made long before the parcel is sent; what is older belongs to a parcel that had the number before. */
const beforeMs = 30 * dayMs;
/** No parcel takes longer; a later date is an error. */
const expectedWithinMs = 120 * dayMs;
const followedMs = 60 * dayMs;

/** An event as it is stored. */
export type KnownEvent = ParcelEvent & { id: string; source: string };

/** What was left out of a report, and why. */
export type LeftOut = { future: number; old: number };

/** The events that can be this parcel's, by their times. */
export function believable(events: readonly ParcelEvent[], { now, shippedAt }: { now: Date; shippedAt: Date }): { events: ParcelEvent[]; leftOut: LeftOut } {
  const leftOut = { future: 0, old: 0 };
  const kept = events.filter(({ at }) => {
    if (at.getTime() > now.getTime() + aheadMs) leftOut.future += 1;
    else if (at.getTime() < shippedAt.getTime() - beforeMs) leftOut.old += 1;
    else return true;
    return false;
  });
  return { events: kept, leftOut };
}

const rank = (state: ParcelState): number => parcelStates.indexOf(state);

/** Oldest first; of two at one moment the one that is farther on the way is the newer. */
export const byTime = (a: ParcelEvent, b: ParcelEvent): number => a.at.getTime() - b.at.getTime() || rank(a.state) - rank(b.state);

const keyOf = ({ state, at, place, words }: ParcelEvent): string => JSON.stringify([state, at.getTime(), place, words]);

/** What changes where a parcel has these events, and these were reported: only the newest are kept, each once. `latest` is the newest then. */
export function mergeEvents(
  known: readonly KnownEvent[],
  said: readonly ParcelEvent[],
  most: number = parcelLimits.events,
): { added: ParcelEvent[]; dropped: string[]; latest: ParcelEvent | null } {
  const fresh = new Map(said.map((event) => [keyOf(event), event]));
  for (const event of known) fresh.delete(keyOf(event));
  const kept = [...known, ...fresh.values()].toSorted(byTime).slice(-most);
  return {
    added: kept.filter((event) => !('id' in event)),
    dropped: known.filter((event) => !kept.includes(event)).map(({ id }) => id),
    latest: kept.at(-1) ?? null,
  };
}

/** The day that a carrier expects, if it can be one; null: it says none. */
export function believableDay(day: string | null, { now, shippedAt }: { now: Date; shippedAt: Date }): string | null {
  if (day === null) return null;
  const at = Date.parse(day);
  return at >= shippedAt.getTime() - dayMs && at <= now.getTime() + expectedWithinMs ? day : null;
}

/** Whether two numbers are one, however they are spaced and hyphenated. */
export function sameNumber(one: string, other: string): boolean {
  const bare = (number: string) => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other);
}

const askedAfterMs: Readonly<Record<ParcelState, number>> = {
  labelCreated: 3 * hourMs,
  inTransit: 3 * hourMs,
  outForDelivery: hourMs / 2,
  exception: 6 * hourMs,
  delivered: 6 * hourMs,
  returned: dayMs,
};
const firstRetryMs = 15 * 60_000;

/** When a service is asked again about a parcel; null: not any more. Each failure doubles the time, up to a day. */
export function nextQuestionAt({ state, failures, shippedAt }: { state: ParcelState | null; failures: number; shippedAt: Date }, now: Date): Date | null {
  if (now.getTime() > shippedAt.getTime() + followedMs) return null;
  const waitMs = failures > 0 ? Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 10), dayMs) : askedAfterMs[state ?? 'labelCreated'];
  return new Date(now.getTime() + waitMs);
}
