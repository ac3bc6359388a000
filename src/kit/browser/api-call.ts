/** Calls of the shop's API, with its headers, time limit and error rules (docs/rules/pages.md, "API calls"). */
import * as m from '#messages';
import { openDialog, type DialogAction } from './dialog.ts';
import { navigate, toSignIn } from './navigate.ts';
import { guestIssued, emitSocketEvent } from './socket-events.ts';
import { authToken, currency, forgetSession, languagePath, visitorId } from './state.ts';
import { showToast } from './toast.ts';

/** Every answer of the API; success is `code === 0` and nothing else. */
export type ApiAnswer<Data> = {
  code: number;
  msg: string;
  data: Data | null;
  /** For code 10: the id of the action that the shopper chose. */ chosen?: string | null;
};

/** How to call. */
export type ApiOptions = {
  method?: 'GET' | 'POST';
  /** For operations that must happen once (docs/contract.md, "Idempotency"). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Goes on when the page is left. */
  keepalive?: boolean;
  /** The caller says in its form why the call failed: a toast would say it twice. */
  inForm?: boolean;
  /** Shows neither toast (but for code 41) nor dialog and never leaves the page; the caller does all of it. A session that has ended is forgotten all the same. */
  quiet?: boolean;
};

/** Limit of every call (docs/rules/pages.md, "API calls"). */
export const apiTimeoutMs = 20_000;

/** Calls `/api/web<path>` (POST with JSON, or a form when `body` is FormData) and never rejects: a failure is a code. */
export async function callApi<Data = unknown>(path: string, body: unknown = {}, options: ApiOptions = {}): Promise<ApiAnswer<Data>> {
  const token = authToken.get();
  const answer = await ask<Data>(path, body, options);
  // Nobody else may have signed in meanwhile.
  if (isOut(answer) && authToken.get() === token) forgetSession();
  // 41 is a toast wherever it comes from (docs/rules/pages.md, "API calls").
  if (answer.code === 41) showToast(answer.msg, { kind: 'error' });
  return options.quiet ? answer : react(answer, options);
}

/** The headers that say who asks, in which language and currency. */
export function apiHeaders(): Record<string, string> {
  const headers: Record<string, string> = { 'x-lang': languagePath.get().slice(1) || 'en', 'x-currency': currency.get() };
  const token = authToken.get();
  if (token) headers['x-auth'] = token;
  const visitor = visitorId.get();
  if (visitor) headers['x-visitor'] = visitor;
  return headers;
}

async function ask<Data>(path: string, body: unknown, { method = 'POST', idempotencyKey, signal, keepalive = false }: ApiOptions): Promise<ApiAnswer<Data>> {
  const limit = AbortSignal.timeout(apiTimeoutMs);
  const headers = apiHeaders();
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const form = body instanceof FormData;
  if (method === 'POST' && !form) headers['content-type'] = 'application/json';
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/web${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      ...(method === 'POST' ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    text = await answer.text();
    if (answer.headers.has('x-guest')) emitSocketEvent(guestIssued, null);
  } catch {
    return { code: 500, msg: m.error_unknown(), data: null };
  }
  if (text === '') return { code: 20000, msg: m.error_timeout(), data: null };
  try {
    const found = JSON.parse(text) as { code?: unknown; msg?: unknown; data?: unknown };
    const code = typeof found.code === 'number' ? found.code : answer.ok ? 500 : answer.status;
    return { code, msg: code === 0 ? '' : typeof found.msg === 'string' && found.msg ? found.msg : wordsFor(code), data: (found.data ?? null) as Data | null };
  } catch {
    return { code: 500, msg: m.error_unknown(), data: null };
  }
}

function wordsFor(code: number): string {
  if (code === 30) return m.error_authorization();
  if (code === 41) return m.error_fail();
  if (code === 50 || code === 51) return m.error_login();
  if (code === 20000) return m.error_timeout();
  return m.error_unknown();
}

async function react<Data>(answer: ApiAnswer<Data>, { inForm = false }: ApiOptions): Promise<ApiAnswer<Data>> {
  const { code, msg } = answer;
  // The caller shows code 40 beside the form that caused it.
  if (code === 0 || code === 40 || code === 41) return answer;
  if (code === 10) return { ...answer, chosen: await decide(answer.data) };
  if (!inForm || isOut(answer)) showToast(msg, { kind: 'error' });
  if (isOut(answer)) navigate(toSignIn());
  return answer;
}

const isOut = ({ code }: { code: number }) => code === 50 || code === 51;

async function decide(data: unknown): Promise<string | null> {
  const asked = (data ?? {}) as { title?: string; text?: string; actions?: (DialogAction | string)[] };
  // Without a message there is nothing to ask: such a code 10 wants a captcha or a second proof, which its form brings.
  if (!asked.title && !asked.text) return null;
  const actions = (asked.actions ?? []).map((action) => (typeof action === 'string' ? { id: action, title: action } : action));
  return openDialog({
    title: asked.title ?? '',
    ...(asked.text ? { text: asked.text } : {}),
    actions: actions.length > 0 ? actions : [{ id: 'ok', title: m.page_ok(), kind: 'primary' }],
  });
}
