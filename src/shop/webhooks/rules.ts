/** Pure decisions about webhooks. */
import { retryDelaysSeconds, webhookLimits } from './contract.ts';

/** Seconds until the next attempt after so many, or null after the last one. */
export function secondsToNext(attempts: number): number | null {
  return retryDelaysSeconds[attempts - 1] ?? null;
}

/** What an attempt came to. */
export type Outcome = { status: number | null; problem: '' | 'status' | 'redirect' | 'timeout' | 'private' | 'connection' };

/** What becomes of the endpoint after an attempt failed: it goes on, is switched off after days of failing alone, or at once when it says that it is gone. */
export function endpointAfter({ status }: Outcome, { failingSince, now }: { failingSince: Date; now: Date }): 'on' | 'failing' | 'gone' {
  if (status === 410) return 'gone';
  return now.getTime() - failingSince.getTime() >= webhookLimits.failingDays * 24 * 3_600_000 ? 'failing' : 'on';
}

/** What an HTTP status means: anything but 2xx has failed; a redirect is not followed. */
export function problemOf(status: number): Outcome['problem'] {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/**
 * Whether an address may be an endpoint: https anywhere, http only on hosts that the shop's configuration names as its own
 * (`host` or `host:port`). No credentials and no fragment in it.
 */
export function isEndpointUrl(text: string, ownHosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnHost(url, ownHosts));
}

/** Whether an address is on one of the shop's own hosts, which may be private. */
export function isOwnHost(url: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.includes(url.host) || ownHosts.includes(url.hostname);
}
