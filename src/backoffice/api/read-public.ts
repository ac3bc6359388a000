/** Reads of `/api/web`: what the shop says to everybody, in the language of the back office. */
import { HttpError } from 'react-admin';
import { session } from './session.ts';

const timeoutMs = 20_000;

/**
 * Reads `GET /api/web<path>`.
 * @throws HttpError with the shop's own words; of status 0 where no answer came
 */
export async function readPublic<Data>(path: string, asked: Record<string, string>): Promise<Data> {
  const answer = await fetch(`/api/web${path}?${new URLSearchParams(asked)}`, {
    headers: { 'x-lang': session.locale() },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new HttpError('ra.notification.http_error', 0);
  });
  const { code, msg, data } = (await answer.json().catch(() => ({}))) as { code?: unknown; msg?: string; data?: unknown };
  if (code !== 0) throw new HttpError(msg || 'ra.notification.http_error', answer.status);
  return data as Data;
}
