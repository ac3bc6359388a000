/** Calls PayPal's REST API: a cached token, one time limit for a whole call, no secret in an error. */
import { z } from 'zod';
import { timedOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { jsonOrNull, readAtMost } from '#kit/server/http/read-at-most.ts';
import type { PaymentConfig } from '#kit/server/host-config.ts';
import { providerAway } from '../contract.ts';

/** The merchant's account, as the configuration names it. */
export type PaypalAccount = NonNullable<PaymentConfig['paypal']>;

/** The account, the clock and the time limit of calls; `shop` is the shop's host. */
export type PaypalLine = { account: PaypalAccount; now: Date; limitMs: number; shop: string };

/** One call. `requestId` makes it happen once however often it is sent. */
export type PaypalCall = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; requestId?: string };

/** PayPal's response: a success with its body, or an error with a name. */
export type PaypalAnswer = { ok: true; body: unknown } | { ok: false; status: 404 | 422; issue: string; debugId: string };

/** PayPal answered something else than was asked for: a token (401 where it does not take the keys), or a call. */
export class PaypalRefused extends ShopError {
  readonly status: number;
  readonly asked: 'token' | 'call';

  constructor(asked: 'token' | 'call', { status, cause }: { status: number; cause: string }) {
    super(providerAway, { cause });
    this.asked = asked;
    this.status = status;
  }
}

const mostBytes = 256 * 1024;
/** A token is not used in its last minute. */
const tokenMarginMs = 60_000;

type Token = { value: string; usableUntil: number };
/** By account: concurrent callers share one token request. */
const tokens = new WeakMap<PaypalAccount, Promise<Token>>();

const tokenAnswer = z.object({ access_token: z.string().min(1).max(10_000), expires_in: z.number().nonnegative() });
const errorBody = z.object({
  name: z.string().max(200).default(''),
  debug_id: z.string().max(200).default(''),
  details: z
    .array(z.object({ issue: z.string().max(200).default('') }))
    .max(100)
    .default([]),
});

/**
 * Asks PayPal. A token that it no longer takes is renewed once.
 * @throws timedOut (20000) after `limitMs`; providerAway (500) without a connection, for 5xx and what cannot be understood
 */
export async function askPaypal(line: PaypalLine, call: PaypalCall): Promise<PaypalAnswer> {
  const signal = AbortSignal.timeout(line.limitMs);
  let answer = await send(line, call, signal);
  if (answer.status === 401) {
    tokens.delete(line.account);
    answer = await send(line, call, signal);
  }
  const { status, body } = answer;
  if (status >= 200 && status < 300) return { ok: true, body };
  const read = errorBody.safeParse(body);
  const issue = read.success ? read.data.details[0]?.issue || read.data.name : '';
  const debugId = read.success ? read.data.debug_id : '';
  if ((status === 404 || status === 422) && issue !== '') return { ok: false, status, issue, debugId };
  throw new PaypalRefused('call', { status, cause: `PayPal answered ${status} ${issue} (debug id ${debugId}) to ${call.method} ${call.path}` });
}

/**
 * Reads a text of PayPal's that needs no token.
 * @throws timedOut (20000), providerAway (500)
 */
export async function fetchFromPaypal(url: URL, limitMs: number): Promise<string> {
  const { status, text } = await exchange(url, {}, AbortSignal.timeout(limitMs));
  if (status !== 200) throw new ShopError(providerAway, { cause: `PayPal answered ${status} to GET ${url.pathname}` });
  return text;
}

async function send(line: PaypalLine, { method, path, body, requestId }: PaypalCall, signal: AbortSignal): Promise<{ status: number; body: unknown }> {
  const { value } = await tokenFor(line, signal);
  const { status, text } = await exchange(
    new URL(`${line.account.apiUrl}${path}`),
    {
      method,
      headers: {
        authorization: `Bearer ${value}`,
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { prefer: 'return=representation' } : {}),
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    },
    signal,
  );
  return { status, body: jsonOrNull(text) };
}

async function tokenFor(line: PaypalLine, signal: AbortSignal): Promise<Token> {
  for (let cached = tokens.get(line.account); cached; cached = tokens.get(line.account)) {
    const known = await cached.catch(() => null);
    if (known && known.usableUntil > line.now.getTime()) return known;
    if (tokens.get(line.account) === cached) tokens.delete(line.account);
  }
  const fresh = fetchToken(line, signal);
  tokens.set(line.account, fresh);
  try {
    return await fresh;
  } catch (error) {
    if (tokens.get(line.account) === fresh) tokens.delete(line.account);
    throw error;
  }
}

async function fetchToken({ account, now }: PaypalLine, signal: AbortSignal): Promise<Token> {
  const { clientId, clientSecret, apiUrl } = account;
  const { status, text } = await exchange(
    new URL(`${apiUrl}/v1/oauth2/token`),
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    },
    signal,
  );
  const read = tokenAnswer.safeParse(jsonOrNull(text));
  if (status !== 200 || !read.success) throw new PaypalRefused('token', { status, cause: `PayPal gave no token (status ${status})` });
  return { value: read.data.access_token, usableUntil: now.getTime() + read.data.expires_in * 1000 - tokenMarginMs };
}

async function exchange(url: URL, init: RequestInit, signal: AbortSignal): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { ...init, signal, redirect: 'error' });
    const text = await readAtMost(answer, mostBytes);
    if (text === null) throw new ShopError(providerAway, { cause: 'the answer is too long' });
    return { status: answer.status, text };
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError(error instanceof Error && error.name === 'TimeoutError' ? timedOut : providerAway, { cause: error });
  }
}
