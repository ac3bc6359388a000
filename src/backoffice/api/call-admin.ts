/**
 * Calls of `/api/admin` (docs/contract.md, "Back office API"): language, envelope, tags of records. The session is a cookie. What the server
 * wants first (a proof of who one is, a solved captcha) is seen to here, and the call made again.
 */
import { HttpError } from 'react-admin';
import { newKey } from '#kit/browser/once/new-key.ts';
import { solve, type Challenge } from '#kit/browser/captcha/solve.ts';
import { requestSignIn } from './request-sign-in.ts';
import { requestStepUp } from './request-step-up.ts';
import { session } from './session.ts';
import { isAnyWaiting, sendWaiting } from './waiting-writes.ts';
import { sendOnce } from './write-keys.ts';

/** How to call. */
export type AdminCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The tag of the record as it was read; a write to a record that has changed since is rejected with 412. */
  ifMatch?: string | undefined;
  /** It is sent to the end even where the page is left meanwhile. */
  keepalive?: boolean;
};

/** What came back: the envelope's data, the record's tag where it has one, and when it was sent by the server's clock (`Date`). */
export type AdminAnswer<Data> = { data: Data; etag: string | null; date: string | null };

const timeoutMs = 20_000;

/**
 * Calls `/api/admin<path>`.
 * @throws HttpError with the shop's message, the status, and `body.errors` by field where a form was wrong.
 */
export async function callAdmin<Data>(path: string, call: AdminCall = {}): Promise<AdminAnswer<Data>> {
  const { method = 'GET', body, ifMatch, keepalive = false } = call;
  // What waits to be taken back was done before this. Reporting presence changes nothing.
  if (method !== 'GET' && path !== '/presence' && isAnyWaiting()) await sendWaiting();
  const headers: Record<string, string> = { accept: 'application/json', 'x-lang': session.locale() };
  if (ifMatch !== undefined) headers['if-match'] = ifMatch;
  const { answer, envelope } = await (method === 'GET'
    ? send(path, { method, headers })
    : write(path, { method, headers, body: JSON.stringify(body ?? {}), keepalive }));
  if (envelope.code === 0) return { data: envelope.data as Data, etag: answer.headers.get('etag'), date: answer.headers.get('date') };
  // Over the current screen: nothing that was being written is lost when the session ends.
  if (answer.status === 401 && !path.startsWith('/auth/') && (await requestSignIn())) return callAdmin(path, call);
  const { errors, ...asked } = (envelope.data ?? {}) as { errors?: Record<string, string>; kind?: string };
  if (envelope.code === 10) {
    if (asked.kind === 'stepUp' && (await requestStepUp())) return callAdmin(path, call);
    if (asked.kind === 'captcha' && !hasCaptcha(body)) return callAdmin(path, { ...call, body: { ...(body as object), captcha: await solveCaptcha() } });
  }
  const words = typeof envelope.msg === 'string' && envelope.msg !== '' ? envelope.msg : 'ra.notification.http_error';
  // The server's own message beside the fields says which; a form shows it as a notice too.
  throw new HttpError(errors ? `${words} ${Object.values(errors).join(' ')}` : words, answer.status, errors ? { errors } : { asked });
}

type Envelope = { code?: unknown; msg?: unknown; data?: unknown };
type Sent = { method: string; headers: Record<string, string>; body?: string; keepalive?: boolean };

/** @throws HttpError of status 0 where no answer came */
async function send(path: string, sent: Sent): Promise<{ answer: Response; envelope: Envelope }> {
  try {
    const answer = await fetch(`/api/admin${path}`, { ...sent, credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
    return { answer, envelope: (await answer.json()) as Envelope };
  } catch {
    throw new HttpError('ra.notification.http_error', 0);
  }
}

/** A write happens once, however often it is sent while no answer comes. Credentials stay out of memory. */
function write(path: string, { headers, ...sent }: Sent & { body: string }): ReturnType<typeof send> {
  const withKey = (key: string) => send(path, { ...sent, headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key } });
  return path.startsWith('/auth/') ? withKey(newKey()) : sendOnce(`${sent.method} ${path} ${headers['if-match'] ?? ''} ${sent.body}`, withKey);
}

const hasCaptcha = (body: unknown) => typeof body === 'object' && body !== null && 'captcha' in body;

async function solveCaptcha(): Promise<string> {
  const { data } = await callAdmin<Challenge>('/auth/captcha', { method: 'POST' });
  return (await solve(data)) ?? '';
}
