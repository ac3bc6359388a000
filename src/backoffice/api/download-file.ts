import { HttpError } from 'react-admin';
import { session } from './session.ts';

const timeoutMs = 60_000;

/**
 * Fetches what `/api/admin<path>` answers as a file, in the language chosen.
 * @throws HttpError with the shop's own words
 */
export async function downloadFile(path: string): Promise<{ name: string; text: string }> {
  const answer = await fetch(`/api/admin${path}`, {
    headers: { 'x-lang': session.locale() },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new HttpError('ra.notification.http_error', 0);
  });
  const name = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  if (answer.ok && name !== undefined) return { name, text: await answer.text() };
  const failure = (await answer.json().catch(() => ({}))) as { msg?: string };
  throw new HttpError(failure.msg || 'ra.notification.http_error', answer.status);
}
