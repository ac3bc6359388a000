/** `Idempotency-Key` (docs/contract.md, "Idempotency"): an answer is given once per caller, path and key, and then again byte for byte. */
import { createHash, createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as m from '#messages';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { on, type Database, type Queryable } from '../database.ts';
import { errorAnswer } from './envelope.ts';
import { digestOfParts } from './parts-digest.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for comparing it with another under the same key; null where there is no key. */
    sentBody: string | null;
  }
}

/** The `Idempotency-Key` is not 1 to 255 visible ASCII characters. Cure: Send a UUID. */
const malformed: ErrorSpec = { reason: 'idempotencyKeyInvalid', wire: 40, status: 400, message: m.error_key_malformed };
/** The `Idempotency-Key` was used for another body. Cure: Make a new key for each action. */
const reused: ErrorSpec = { reason: 'idempotencyKeyReused', wire: 40, status: 422, message: m.error_key_reused };
/** The first request with this `Idempotency-Key` still runs. Cure: Wait as long as `Retry-After` says and repeat the request. */
const running: ErrorSpec = { reason: 'idempotencyKeyInUse', wire: 40, status: 409, message: m.error_key_running };

const visibleAscii = /^[\x21-\x7e]{1,255}$/;
/** A request that has been running for longer than any may (20 s) died with its process; its key is taken over. */
const leaseSeconds = 30;
const retentionHours = 24;
const freeAgainMs = 100;

/** What is done at most once per key. `resumes`: it may be begun again after a crash, and its response is stored when all is done. */
type Once = { run(context: Context): Promise<unknown>; resumes: boolean };

/** Runs a handler at most once per key. */
export type IdempotencyStore = {
  once(request: FastifyRequest, reply: FastifyReply, context: Context, once: Once): Promise<unknown>;
};

type Row = { bodyHash: string; status: number | null; answer: string | null };
/** A call that holds its key. `since` distinguishes it from one that took the key over; `bodyHash` is computed once the body is read. */
type Claim = { scope: string; key: string; since: Date; bodyHash(): string };
type Answer = { status: number; text: string };

/** Runs handlers over the keys of the table `idempotency_key`. */
export function idempotencyStore(database: Database): IdempotencyStore {
  const keys = keysIn(database);
  return {
    async once(request, reply, context, once) {
      const key = request.headers['idempotency-key'];
      if (key === undefined) return once.run(context);
      if (typeof key !== 'string' || !visibleAscii.test(key)) throw new ShopError(malformed);
      const call = callOf(request, key, context);
      const sent = call.bodyHash();
      if ((await keys.claim(call.scope, sent, call.since)).rows.length === 0) return replay(await keys.read(call.scope), { request, call, reply });
      const { status, text } = await (once.resumes ? runInParts(call, context, once) : runAsOne(call, context, once));
      return reply.status(status).type('application/json; charset=utf-8').serializer(String).send(text);
    },
  };

  /** What the call writes and its answer become true together, or neither does. */
  async function runAsOne(call: Claim, context: Context, { run }: Once): Promise<Answer> {
    const unit = database.unit();
    try {
      const answer = await answerOf(context, () => run({ ...context, db: unit.reader, transaction: (work) => unit.transaction(work) }));
      if (!isForOneGuest(context)) await unit.commit((tx) => keys.keep(tx, call, answer));
      else {
        await unit.commit();
        await keys.free(call);
      }
      return answer;
    } catch (error) {
      try {
        // What was counted before a domain error stays counted; an unexpected error leaves nothing.
        if (error instanceof ShopError) await unit.commit();
        else await unit.rollback().catch(() => undefined);
      } finally {
        await keys.free(call);
      }
      throw error;
    }
  }

  async function runInParts(call: Claim, context: Context, { run }: Once): Promise<Answer> {
    try {
      const answer = await answerOf(context, () => run(context));
      await keys.keep(database.reader, call, answer);
      return answer;
    } catch (error) {
      await keys.free(call);
      throw error;
    }
  }
}

/** A call under its key. Nothing is known of its parts before the handler has read them. */
function callOf(request: FastifyRequest, key: string, context: Context): Claim {
  const scope = createHash('sha256')
    .update(`${callerName(context, request.body)} ${request.method} ${request.url.split('?')[0]} ${key}`)
    .digest('base64url');
  // With the key, which is stored nowhere: a body may hold a password, and a plain hash of it could be guessed at.
  const bodyHash = () =>
    createHmac('sha256', key)
      .update(request.partsDigest ?? request.sentBody ?? 'null')
      .digest('base64url');
  return { scope, key, since: context.now(), bodyHash };
}

async function replay(row: Row | undefined, { request, call, reply }: { request: FastifyRequest; call: Claim; reply: FastifyReply }): Promise<unknown> {
  if (row?.status !== null && request.isMultipart() && request.body === undefined) request.partsDigest = await digestOfParts(request);
  if (row && row.bodyHash !== call.bodyHash()) throw new ShopError(reused);
  if (!row || row.status === null || row.answer === null) throw new ShopError(running, { retryAfterSeconds: 1 });
  const answer = openAnswer(row.answer, call);
  return reply.status(row.status).header('idempotency-replayed', 'true').type('application/json; charset=utf-8').serializer(String).send(answer);
}

/** The table of keys. */
function keysIn(database: Database) {
  const db = on(database.reader);
  const claim = (scope: string, bodyHash: string, now: Date) =>
    sql<{ claimed: boolean }>`
    insert into idempotency_key (scope, body_hash, created_at) values (${scope}, ${bodyHash}, ${now})
    on conflict (scope) do update set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, answer = null
      where idempotency_key.created_at < ${now}::timestamptz - make_interval(hours => ${retentionHours})
         or (idempotency_key.status is null and idempotency_key.body_hash = excluded.body_hash
             and idempotency_key.created_at < ${now}::timestamptz - make_interval(secs => ${leaseSeconds}))
    returning true as claimed`.execute(db);
  const freeNow = ({ scope, since }: Claim) => sql`delete from idempotency_key where scope = ${scope} and status is null and created_at = ${since}`.execute(db);

  /** A request that was taken for dead and lost its key to a retry must not write beside it. */
  async function keep(db: Queryable, { scope, key, since, bodyHash }: Claim, { status, text }: Answer): Promise<void> {
    const stored = await sql`
      update idempotency_key set status = ${status}, answer = ${sealAnswer(text, { key, scope })}, body_hash = ${bodyHash()}
      where scope = ${scope} and status is null and created_at = ${since}`.execute(on(db));
    if (stored.numAffectedRows !== 1n) throw new ShopError(running, { retryAfterSeconds: 1 });
  }

  /** A key that stays taken would hold up the retry; when the database went away, the first statement after that may still meet a dead connection. */
  async function free(call: Claim): Promise<void> {
    try {
      await freeNow(call);
    } catch {
      await setTimeout(freeAgainMs);
      // Else the lease frees it.
      await freeNow(call).catch(() => undefined);
    }
  }

  async function read(scope: string): Promise<Row | undefined> {
    const found = await sql<Row>`select body_hash, status, answer from idempotency_key where scope = ${scope}`.execute(db);
    return found.rows[0];
  }

  return { claim, keep, free, read };
}

/** Keeps a body as it came, before its schema leaves out what it does not know; members of objects in any order are the same. */
export function keepSentBody(request: FastifyRequest): void {
  if (request.headers['idempotency-key'] === undefined || (request.isMultipart() && request.body === undefined)) return;
  try {
    request.sentBody = JSON.stringify(request.body ?? {}, sorted);
  } catch {
    // Nested too deeply to be written, and to be anything that a schema takes.
    request.sentBody = '';
  }
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** 41 reports an attempt and is stored; 40 and 10 changed nothing and free the key; after an unexpected error the request runs again. */
async function answerOf(context: Context, run: () => Promise<unknown>): Promise<Answer> {
  try {
    return { status: 200, text: JSON.stringify(await run()) };
  } catch (error) {
    if (!(error instanceof ShopError) || error.spec.wire !== 41) throw error;
    return { status: error.spec.status, text: JSON.stringify(errorAnswer(error, context.locale)) };
  }
}

/**
 * The call made a guest of an unknown visitor. A stranger with the same key must not get that guest's answer, so none is stored; a repeated call makes
 * a guest of its own, so nothing happens twice to one.
 */
const isForOneGuest = ({ issued }: Context): boolean => issued.guestSecret !== undefined;

function callerName({ caller, address }: Context, body: unknown): string {
  switch (caller.kind) {
    case 'guest':
      return `guest:${caller.guestId}`;
    case 'user':
      return `user:${caller.accountId}`;
    case 'staff':
      return `staff:${caller.apiKeyId ?? caller.staffId}`;
    default:
      // Nothing tells strangers apart but where they call from, and the link of the order that they come by.
      return `${caller.kind}:${address}:${orderTokenOf(body)}`;
  }
}

function orderTokenOf(body: unknown): string {
  const { orderToken } = (body ?? {}) as { orderToken?: unknown };
  return typeof orderToken === 'string' ? orderToken : '';
}

/** Forgets answers that are older than 24 hours at `now`; called by a job. */
export async function purgeOldAnswers(db: Queryable, now: Date): Promise<void> {
  await sql`delete from idempotency_key where created_at < ${now}::timestamptz - make_interval(hours => ${retentionHours})`.execute(on(db));
}
