import { describe, expect, it } from 'vitest';
import type { ParcelEvent } from '../../shipping/contract.ts';
import { believable, believableDay, mergeEvents, nextQuestionAt, sameNumber, type KnownEvent } from './rules-track.ts';

const now = new Date('2026-11-26T12:00:00Z');
const shippedAt = new Date('2026-11-20T12:00:00Z');
const event = (at: string, state: ParcelEvent['state'] = 'inTransit', words = ''): ParcelEvent => ({ state, at: new Date(at), place: '', words });
const known = (id: string, given: ParcelEvent): KnownEvent => ({ ...given, id, source: 'aftership' });

describe('events of a parcel', () => {
  it('of the future, or of an earlier parcel with the same number, are left out and counted', () => {
    const mine = [event('2026-11-19T00:00:00Z'), event('2026-11-27T01:00:00Z')];
    const { events, leftOut } = believable([...mine, event('2026-11-28T00:00:00Z'), event('2026-10-01T00:00:00Z')], { now, shippedAt });
    expect(events).toEqual(mine);
    expect(leftOut).toEqual({ future: 1, old: 1 });
  });

  it('are taken once each, and the newest is that of the latest time whatever came first', () => {
    const [first, second, third] = [event('2026-11-21T08:00:00Z'), event('2026-11-22T08:00:00Z', 'delivered'), event('2026-11-21T20:00:00Z', 'outForDelivery')];
    const { added, dropped, latest } = mergeEvents([known('a', second)], [third, first, second, third]);
    expect(added).toEqual([first, third]);
    expect(dropped).toEqual([]);
    expect(latest).toMatchObject(second);
  });

  it('at one moment are ordered by how far the parcel has come', () => {
    const at = '2026-11-22T08:00:00Z';
    expect(mergeEvents([], [event(at, 'delivered'), event(at, 'outForDelivery')]).latest?.state).toBe('delivered');
  });

  it('are bounded: the oldest go, and do not come back', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => event(new Date(shippedAt.getTime() + index * 1_000).toISOString()));
    const first = mergeEvents([], many, 100);
    expect([first.added.length, first.added[0]]).toEqual([100, many[4_900]]);
    const kept = first.added.map((one, index) => known(`${index}`, one));
    expect(mergeEvents(kept, many, 100)).toMatchObject({ added: [], dropped: [] });
    const newer = event('2026-11-25T00:00:00Z', 'delivered');
    expect(mergeEvents(kept, [newer], 100)).toMatchObject({ added: [newer], dropped: ['0'], latest: newer });
  });
});

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-10', null],
  ['2027-11-27', null],
  [null, null],
])('the day %s that a carrier expects is %s', (day, believed) => expect(believableDay(day, { now, shippedAt })).toBe(believed));

it.each([
  ['1Z 999-AA1', '1z999aa1', true],
  ['1Z999AA1', '1Z999AA2', false],
])('%s and %s are one number: %s', (one, other, same) => expect(sameNumber(one, other)).toBe(same));

describe('the next question', () => {
  const minutes = (state: ParcelEvent['state'] | null, failures: number) => {
    const at = nextQuestionAt({ state, failures, shippedAt }, now);
    return at && (at.getTime() - now.getTime()) / 60_000;
  };
  it('comes sooner the nearer the parcel is, and later with each failure, up to a day', () => {
    expect([minutes(null, 0), minutes('inTransit', 0), minutes('outForDelivery', 0)]).toEqual([180, 180, 30]);
    expect([minutes('inTransit', 1), minutes('inTransit', 2), minutes('inTransit', 4), minutes('inTransit', 30)]).toEqual([15, 30, 120, 1_440]);
  });
  it('is not asked any more after 60 days', () => {
    expect(nextQuestionAt({ state: 'inTransit', failures: 0, shippedAt }, new Date('2027-01-20T00:00:00Z'))).toBeNull();
  });
});
