import { afterEach, expect, it, vi } from 'vitest';
import { visitConsent, visitorId } from '#kit/browser/state.ts';
import { startVisits } from './visits.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  visitorId.set(null);
  visitConsent.set(null);
});

it('tracks every ten seconds, though timers are late, and one after another less so', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-05T10:00:00Z') });
  // The document is shared with other files: nothing is to listen on it afterwards.
  for (const target of [document, window]) vi.spyOn(target, 'addEventListener').mockImplementation(() => undefined);
  const ticks: { tick: () => void; ms: number }[] = [];
  vi.stubGlobal('setInterval', (tick: () => void, ms: number) => ticks.push({ tick, ms }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ code: 0, msg: '', data: { visitorId: 'v', kept: true, ask: false } }));
  });
  startVisits(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const [{ tick, ms }] = ticks as [(typeof ticks)[number]];
  for (const later of [20, -10, 0, -20]) {
    await vi.advanceTimersByTimeAsync(ms + later);
    tick();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked.filter((address) => address.endsWith('/visitor/track'))).toHaveLength(5);
});
