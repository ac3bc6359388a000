/** Counting visits and time on site (specification, sections 7 and 9). Counts only: nothing here says who it is. */
import { callApi } from '#kit/browser/api-call.ts';
import { visitorId } from '#kit/browser/state.ts';

const trackMs = 10_000;
const beaconMs = 10_000;
const lastKey = 'visitorTrackedAt';

/** Tracks on start and every 10 s, if more than 10 s have passed since the last; sends time on site every 10 s and when the page is hidden or left. */
export function startVisits(): void {
  void track();
  setInterval(() => void track(), trackMs);
  let shownSince = document.hidden ? null : performance.now();
  const send = () => {
    const id = visitorId.get();
    if (shownSince === null || !id) return;
    const duration = Math.round((performance.now() - shownSince) / 1_000);
    if (duration < 1) return;
    shownSince = performance.now();
    const body = JSON.stringify({ visitorId: id, url: location.href.split('#')[0], duration });
    navigator.sendBeacon('/api/web/stat/duration', new Blob([body], { type: 'text/plain' }));
  };
  setInterval(send, beaconMs);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      send();
      shownSince = null;
    } else shownSince = performance.now();
  });
  addEventListener('pagehide', send);
}

async function track(): Promise<void> {
  const now = Date.now();
  const last = Number(readLast());
  if (now - last < trackMs && last <= now) return;
  writeLast(now);
  const body = { url: location.href.split('#')[0], referer: document.referrer, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const { code, data } = await callApi<{ visitorId: string }>('/visitor/track', body, { quiet: true });
  if (code === 0 && data?.visitorId) visitorId.set(data.visitorId);
}

// Kept for the tab: a reload within 10 s is the same start.
function readLast(): string | null {
  try {
    return sessionStorage.getItem(lastKey);
  } catch {
    return null;
  }
}

function writeLast(now: number): void {
  try {
    sessionStorage.setItem(lastKey, String(now));
  } catch {
    // Storage is closed: every start counts.
  }
}
