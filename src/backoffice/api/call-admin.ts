/**
 * Calls of `/api/admin` (contract, sections 1 and 7): language, envelope, tags of records. The session is a cookie. What the server
 * wants first (a proof of who one is, a solved captcha) is seen to here, and the call made again.
 */
import { HttpError } from 'react-admin';
import { solve, type Challenge } from '#kit/browser/solve.ts';
import { askProof } from './ask-proof.ts';
import { session } from './session.ts';

/** How to call. */
export type AdminCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The tag of the record as it was read; a write to a record that has changed since is refused with 412. */
  ifMatch?: string | undefined;
};

/** What came back: the envelope's data, and the record's tag where it has one. */
export type AdminAnswer<Data> = { data: Data; etag: string | null };

const timeoutMs = 20_000;

/**
 * Calls `/api/admin<path>`.
 * @throws HttpError with the shop's own words, the status, and `body.errors` by field where a form was wrong.
 */
export async function callAdmin<Data>(path: string, call: AdminCall = {}): Promise<AdminAnswer<Data>> {
  const { method = 'GET', body, ifMatch } = call;
  const headers: Record<string, string> = { accept: 'application/json', 'x-lang': session.locale() };
  if (ifMatch !== undefined) headers['if-match'] = ifMatch;
  if (method !== 'GET') {
    headers['content-type'] = 'application/json';
    // A call that the network repeats happens once.
    headers['idempotency-key'] = crypto.randomUUID();
  }
  let answer: Response;
  let envelope: { code?: unknown; msg?: unknown; data?: unknown };
  try {
    answer = await fetch(`/api/admin${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    envelope = (await answer.json()) as typeof envelope;
  } catch {
    throw new HttpError('ra.notification.http_error', 0);
  }
  if (envelope.code === 0) return { data: envelope.data as Data, etag: answer.headers.get('etag') };
  const { errors, ...asked } = (envelope.data ?? {}) as { errors?: Record<string, string>; kind?: string };
  if (envelope.code === 10) {
    if (asked.kind === 'stepUp' && (await askProof())) return callAdmin(path, call);
    if (asked.kind === 'captcha' && !hasCaptcha(body)) return callAdmin(path, { ...call, body: { ...(body as object), captcha: await solveCaptcha() } });
  }
  const words = typeof envelope.msg === 'string' && envelope.msg !== '' ? envelope.msg : 'ra.notification.http_error';
  // The server's own message beside the fields says which; a form shows it as a notice too.
  throw new HttpError(errors ? `${words} ${Object.values(errors).join(' ')}` : words, answer.status, errors ? { errors: nested(errors) } : { asked });
}

const hasCaptcha = (body: unknown) => typeof body === 'object' && body !== null && 'captcha' in body;

async function solveCaptcha(): Promise<string> {
  const { data } = await callAdmin<Challenge>('/auth/captcha', { method: 'POST' });
  return solve(data) ?? '';
}

/** `{ "variants.0.price": "…" }` as the form's own shape. */
function nested(errors: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(errors));
}
