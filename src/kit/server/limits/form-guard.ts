/**
 * Spam protection for forms: a hidden field, a token that says when the form was opened,
 * limits per visitor and network (`ipPrefix`), and few links. No third party, no puzzle.
 */
import { createHmac } from 'node:crypto';
import * as m from '#messages';
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { on, type Queryable, type Tx } from '../database.ts';
import { fieldError } from '../http/api.ts';
import { sameSecret } from '../ids.ts';
import { ipPrefix } from './ip-prefix.ts';
import { countWithin } from './rate-limit.ts';

/** What every guarded form may send besides its own fields. `leaveEmpty` is hidden from people. */
export const guardFields = { formToken: z.string().max(200).optional(), leaveEmpty: z.string().max(2_000).optional() };

/** What a guarded form sent of it. */
export type GuardInput = { formToken?: string | undefined; leaveEmpty?: string | undefined };

/** Nobody reads a form and writes a sentence faster. */
const shortestMs = 2_000;
const longestMs = 24 * 3_600_000;
const windowSeconds = 3_600;
const perVisitor = 30;
const perNetwork = 240;
/** Senders without a token (a program, a browser without script) are accepted this much less often from one network. */
const withoutToken = 4;
const mostLinks = 2;

/** The token of a form that is opened now. */
export async function issueFormToken(db: Queryable, now: Date): Promise<string> {
  const at = now.getTime().toString(36);
  return `${at}.${sign(await formSecret(db), at)}`;
}

/**
 * Counts a form that was sent, inside the transaction that will keep it. False: a machine filled it in; keep nothing and
 * answer as always. Counted forms of rejected calls stay counted only when the caller commits, so call it last before writing.
 * @throws tooMany (429 with `Retry-After`) beyond the limits, and for a token that is only just made
 */
export async function receiveForm(tx: Tx, context: Context, sent: { form: string; guard: GuardInput; visitor: string | null }): Promise<boolean> {
  const { form, guard, visitor } = sent;
  if (guard.leaveEmpty) return false;
  const now = context.now();
  const hasToken = await checkToken(tx, guard.formToken, now);
  const limits = [
    { key: `form ${form} address ${ipPrefix(context.address)}`, most: hasToken ? perNetwork : perNetwork / withoutToken },
    ...(visitor === null ? [] : [{ key: `form ${form} visitor ${visitor}`, most: perVisitor }]),
  ];
  const waitSeconds = await countWithin(tx, limits, { windowSeconds, now });
  if (waitSeconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: waitSeconds });
  return true;
}

async function checkToken(db: Queryable, token: string | undefined, now: Date): Promise<boolean> {
  if (!token) return false;
  const [at = '', signature = ''] = token.split('.');
  if (!sameSecret(signature, sign(await formSecret(db), at))) return false;
  const ageMs = now.getTime() - Number.parseInt(at, 36);
  if (ageMs < shortestMs) throw new ShopError(tooMany, { retryAfterSeconds: Math.ceil((shortestMs - ageMs) / 1000) });
  return ageMs < longestMs;
}

const sign = (secret: string, at: string) => createHmac('sha256', secret).update(`form ${at}`).digest('base64url');

async function formSecret(db: Queryable): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value from secret where name = 'form'`.execute(on(db));
  return rows[0]!.value;
}

/** Whether a text has more links than a genuine message needs. */
export function hasManyLinks(text: string): boolean {
  return (text.match(/(?:https?:|www\.|\[url|<a\s)/gi)?.length ?? 0) > mostLinks;
}

/** @throws invalidInput (400) naming the first field with too many links */
export function rejectLinks(texts: Readonly<Record<string, string>>, { locale }: Pick<Context, 'locale'>): void {
  for (const [field, text] of Object.entries(texts)) if (hasManyLinks(text)) throw fieldError(field, m.error_too_many_links({ max: mostLinks }, { locale }));
}
