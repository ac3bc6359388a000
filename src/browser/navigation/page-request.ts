/** Asking for a page's JSON (docs/contract.md, "Pages"), with a short memory for pages asked for on hover. */
import { apiHeaders, apiTimeoutMs } from '#kit/browser/api-call.ts';
import { theme } from '#kit/browser/state.ts';
import type { RoutePage, RouteRedirect } from './page-data.ts';

/** What came back. `policy` is the page's content security policy. */
export type RouteAnswer = { status: number; code: number; msg: string; data: RoutePage | RouteRedirect | null; policy: string | null };

const rememberedMs = 30_000;
const mostRemembered = 20;

type Remembered = { at: number; answer: Promise<RouteAnswer>; settled: RouteAnswer | null };
const remembered = new Map<string, Remembered>();

/** Which of head and foot the theme in force hides, as far as this document knows. */
export const hiddenParts = () => (['hideHead', 'hideFoot'] as const).filter((part) => theme.get()?.[part] === true);

/** The address of a page with what a page call carries (docs/contract.md, "Pages"). */
export function routeAddress(address: string): string {
  const url = new URL(address, location.href);
  url.hash = '';
  url.searchParams.set('request', 'route');
  url.searchParams.set('userAgent', navigator.userAgent);
  url.searchParams.set('referer', document.referrer.split('?')[0]!);
  url.searchParams.set('cookies', document.cookie);
  // Parts that the theme hides need not be sent.
  for (const part of hiddenParts()) url.searchParams.set(part, '1');
  return url.href;
}

/** Asks for a page now. Rejects when no answer came or it was given up. */
export async function requestPage(address: string, signal?: AbortSignal): Promise<RouteAnswer> {
  const limit = AbortSignal.timeout(apiTimeoutMs);
  const answer = await fetch(routeAddress(address), {
    headers: apiHeaders(),
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  });
  const { code, msg, data } = (await answer.json()) as Pick<RouteAnswer, 'code' | 'msg' | 'data'>;
  return { status: answer.status, code, msg, data, policy: answer.headers.get('content-security-policy') };
}

/** Asks for a page ahead of time, once per half minute. */
export function prefetchPage(address: string): void {
  const key = keyOf(address);
  const before = remembered.get(key);
  if (before && performance.now() - before.at < rememberedMs) return;
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value!);
  const entry: Remembered = { at: performance.now(), answer: requestPage(address), settled: null };
  remembered.set(key, entry);
  entry.answer.then(
    (answer) => (entry.settled = answer),
    () => remembered.delete(key),
  );
}

/** A page asked for ahead of time, taken out of the memory: the next visit asks again. `settled` when it is already there. */
export function takePrefetched(address: string): Pick<Remembered, 'answer' | 'settled'> | null {
  const key = keyOf(address);
  const entry = remembered.get(key);
  remembered.delete(key);
  return entry && performance.now() - entry.at < rememberedMs ? entry : null;
}

function keyOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}
