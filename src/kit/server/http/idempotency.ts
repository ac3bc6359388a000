/** `Idempotency-Key` (docs/contract.md, "Idempotency"): an answer is given once per caller, path and key, and then again byte for byte. */
import { createHash, createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as m from '#messages';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { on, type Database, type Reader } from '../database.ts';

const malformed: ErrorSpec = { wire: 40, status: 400, message: m.error_key_malformed };
const reused: ErrorSpec = { wire: 40, status: 422, message: m.error_key_reused };
const running: ErrorSpec = { wire: 40, status: 409, message: m.error_key_running };

const visibleAscii = /^[\x21-\x7e]{1,255}$/;
/** A request that has been running for longer than any may (20 s) died with its process; its key is taken over. */
const leaseSeconds = 30;
const keptHours = 24;
const freeAgainMs = 100;

/** Runs a handler at most once per key. */
export type IdempotencyStore = {
  once(request: FastifyRequest, reply: FastifyReply, context: Context, run: () => Promise<unknown>): Promise<unknown>;
};

type Row = { bodyHash: string; status: number | null; answer: string | null };

/** Keys kept in the table `idempotency_key`. */
export function idempotencyStore(database: Database): IdempotencyStore {
  const db = on<Record<string, never>>(database.reader);
  const claim = (scope: string, bodyHash: string, now: Date) =>
    sql<{ claimed: boolean }>`
    insert into idempotency_key (scope, body_hash, created_at) values (${scope}, ${bodyHash}, ${now})
    on conflict (scope) do update set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, answer = null
      where idempotency_key.created_at < ${now}::timestamptz - make_interval(hours => ${keptHours})
         or (idempotency_key.status is null and idempotency_key.body_hash = excluded.body_hash
             and idempotency_key.created_at < ${now}::timestamptz - make_interval(secs => ${leaseSeconds}))
    returning true as claimed`.execute(db);
  const free = (scope: string) => sql`delete from idempotency_key where scope = ${scope} and status is null`.execute(db);
  const keep = (scope: string, status: number, answer: string) =>
    sql`update idempotency_key set status = ${status}, answer = ${answer} where scope = ${scope}`.execute(db);

  return {
    async once(request, reply, context, run) {
      const key = request.headers['idempotency-key'];
      if (key === undefined) return run();
      if (typeof key !== 'string' || !visibleAscii.test(key)) throw new ShopError(malformed);
      const scope = createHash('sha256')
        .update(`${callerName(context)} ${request.method} ${request.url.split('?')[0]} ${key}`)
        .digest('base64url');
      // With the key, which is kept nowhere: a body may hold a password, and a plain hash of it could be guessed at.
      const bodyHash = createHmac('sha256', key)
        .update(JSON.stringify(request.body ?? null))
        .digest('base64url');
      if ((await claim(scope, bodyHash, context.now())).rows.length === 0) return replay(await read(scope), bodyHash, reply);
      return firstRun(scope, reply, context, run);
    },
  };

  /** A key that stays taken would hold up the retry; when the database went away, the first statement after that may still meet a dead connection. */
  async function freeSurely(scope: string): Promise<void> {
    try {
      await free(scope);
    } catch {
      await setTimeout(freeAgainMs);
      // Else the lease frees it.
      await free(scope).catch(() => undefined);
    }
  }

  async function read(scope: string): Promise<Row | undefined> {
    const found = await sql<Row>`select body_hash, status, answer from idempotency_key where scope = ${scope}`.execute(db);
    return found.rows[0];
  }

  function replay(row: Row | undefined, bodyHash: string, reply: FastifyReply): unknown {
    if (row && row.bodyHash !== bodyHash) throw new ShopError(reused);
    if (!row || row.status === null) throw new ShopError(running, { retryAfterSeconds: 1 });
    return reply.status(row.status).header('idempotency-replayed', 'true').type('application/json; charset=utf-8').serializer(String).send(row.answer);
  }

  async function firstRun(scope: string, reply: FastifyReply, context: Context, run: () => Promise<unknown>): Promise<unknown> {
    let answer: string;
    let status = 200;
    try {
      answer = JSON.stringify(await run());
    } catch (error) {
      // 41 tells of something that was tried and is stored; 40 and 10 changed nothing and free the key; a fault is done anew.
      if (!(error instanceof ShopError) || error.spec.wire !== 41) {
        await freeSurely(scope);
        throw error;
      }
      status = error.spec.status;
      answer = JSON.stringify({ code: error.spec.wire, msg: error.say(context.locale), data: error.data });
    }
    await keep(scope, status, answer);
    return reply.status(status).type('application/json; charset=utf-8').serializer(String).send(answer);
  }
}

function callerName({ caller }: Context): string {
  switch (caller.kind) {
    case 'guest':
      return `guest:${caller.guestId}`;
    case 'user':
      return `user:${caller.accountId}`;
    case 'staff':
      return `staff:${caller.staffId}`;
    default:
      return caller.kind;
  }
}

/** Forgets answers that are older than 24 hours at `now`; called by a job. */
export async function forgetOldAnswers(reader: Reader, now: Date): Promise<void> {
  await sql`delete from idempotency_key where created_at < ${now}::timestamptz - make_interval(hours => ${keptHours})`.execute(
    on<Record<string, never>>(reader),
  );
}
