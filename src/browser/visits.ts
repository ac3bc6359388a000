/**
 * Counting visits and time on site (docs/rules/pages.md, "Visits"), only where that is allowed: never for a browser that
 * sends Global Privacy Control or a visitor who declined, and not before consent where the visitor's law asks for it. The
 * shop says which; the question itself is fetched when it has to be asked. Counts only: nothing here says who it is.
 */
import { callApi } from '#kit/browser/api-call.ts';
import { visitConsent, visitorId } from '#kit/browser/state.ts';
import { deviceNow } from '#kit/browser/clock.ts';

const trackMs = 10_000;
/** Timers are late, one after another less so: with some more, ten seconds have passed between two all the same. */
const tickMs = trackMs + 50;
const beaconMs = 10_000;
const lastKey = 'visitorTrackedAt';

const isGpc = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
const isDeclined = (): boolean => isGpc() || visitConsent.get() === 'no';

/**
 * Tracks on start and every 10 s, if more than 10 s have passed since the last; sends time on site every 10 s and when the
 * page is hidden or left. `settled` is called once it is known whether the visitor has an id.
 */
export function startVisits(settled: () => void): void {
  document.addEventListener('click', openChoices, true);
  visitConsent.listen((answer) => (answer === 'yes' ? void track() : visitorId.set(null)));
  const isKnown = visitorId.get() !== null || isDeclined();
  if (isKnown) settled();
  void track().then(() => isKnown || settled());
  setInterval(() => void track(), tickMs);
  let shownSince = document.hidden ? null : performance.now();
  const send = () => {
    const id = visitorId.get();
    if (shownSince === null || !id || isDeclined()) return;
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
  if (isDeclined()) return visitorId.set(null);
  const now = deviceNow().getTime();
  const last = Number(readLast());
  if (now - last < trackMs && last <= now) return;
  writeLast(now);
  const body = { url: location.href.split('#')[0], referer: document.referrer, timezone: timeZone(), consent: visitConsent.get() ?? undefined };
  const { code, data } = await callApi<{ visitorId: string; kept: boolean; ask: boolean }>('/visitor/track', body, { quiet: true });
  if (code !== 0 || !data) return;
  visitorId.set(data.kept ? data.visitorId : null);
  // What was not counted was no start.
  if (!data.kept) writeLast(0);
  if (data.ask) void ask();
}

/** Where `Temporal` is known it is asked: the rules of dates, which `Intl` loads for the same answer, take a phone longer than all the rest of a page's script. */
function timeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function ask(opener?: HTMLElement): Promise<void> {
  const { showConsentNotice } = await import('./consent-notice.ts');
  showConsentNotice({ isGpc: isGpc(), opener });
}

/** Any link to `#privacy-choices` opens the question again; without script it leads to the page that explains it. */
function openChoices(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href$="#privacy-choices"]') : null;
  if (!link) return;
  event.preventDefault();
  void ask(link);
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
