import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Activity, ActivityDetail, LoginName } from './contract.ts';
import { tables, type AccountTables } from './tables.ts';

/** An account as it is stored. */
export type Account = Selectable<AccountTables['account']>;
/** What of an account can be changed. */
export type AccountChanges = Omit<Updateable<AccountTables['account']>, 'id' | 'createdAt' | 'version'>;

/** Answers false, and writes nothing, when another account has the address or number. */
export async function insertAccount(tx: Tx, account: Insertable<AccountTables['account']>): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of an address or number. */
export function findAccountByLogin(db: Queryable, login: LoginName): Promise<Account | undefined> {
  const query = tables(db).selectFrom('account').selectAll();
  if ('email' in login) return query.where('email', '=', login.email).executeTakeFirst();
  return query.where('countryCode', '=', login.countryCode).where('mobile', '=', login.mobile).executeTakeFirst();
}

/** An account by its id. */
export function readAccount(db: Queryable, accountId: string): Promise<Account | undefined> {
  return tables(db).selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
}

/** Some accounts by their ids, in one statement. */
export function readAccounts(db: Queryable, accountIds: readonly string[]): Promise<Account[]> {
  return tables(db)
    .selectFrom('account')
    .selectAll()
    .where(sql<boolean>`id = any(${accountIds}::uuid[])`)
    .execute();
}

/** An account, locked until the transaction ends. */
export function loadAccountForUpdate(tx: Tx, accountId: string): Promise<Account | undefined> {
  return tables(tx).selectFrom('account').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst();
}

/** Changes an account. Answers false, and changes nothing, when another account has the address or number. */
export async function changeAccount(tx: Tx, accountId: string, changes: AccountChanges): Promise<boolean> {
  const { email, countryCode, mobile } = changes;
  if (email && (await isTaken(tx, accountId, { email }))) return false;
  if (countryCode && mobile && (await isTaken(tx, accountId, { countryCode, mobile }))) return false;
  await tables(tx)
    .updateTable('account')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
  return true;
}

/** Asked under a lock on the name, so that of two accounts that want it only one gets it. */
async function isTaken(tx: Tx, accountId: string, login: LoginName): Promise<boolean> {
  const name = 'email' in login ? login.email : `${login.countryCode} ${login.mobile}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${name}`}, 0))`.execute(tables(tx));
  const other = await findAccountByLogin(tx, login);
  return other !== undefined && other.id !== accountId;
}

export async function setLastLogin(tx: Tx, { accountId, at }: { accountId: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('account').set({ lastLoginAt: at }).where('id', '=', accountId).execute();
}

export async function findSessionByTokenHash(db: Queryable, tokenHash: string) {
  const byToken = tables(db)
    .selectFrom('session')
    .select(['id', 'accountId', 'expiresAt', 'endedAt', 'endedBy', 'lastSeenAt'])
    .where('tokenHash', '=', tokenHash);
  const [session] = await prepared(db, byToken);
  return session;
}

export async function insertSession(tx: Tx, session: Insertable<AccountTables['session']>): Promise<void> {
  await tables(tx).insertInto('session').values(session).execute();
}

/** Whether the account has had a session at all, and one from such a device. */
export async function hasSessionFrom(db: Queryable, { accountId, device }: { accountId: string; device: string }): Promise<{ any: boolean; same: boolean }> {
  const row = await tables(db)
    .selectFrom('session')
    .select((eb) => [eb.fn.countAll<string>().as('all'), eb.fn.countAll<string>().filterWhere('device', '=', device).as('same')])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { any: Number(row.all) > 0, same: Number(row.same) > 0 };
}

/** Notes that a session was used; it then lasts until `expiresAt`. An ended one stays ended. */
export async function touchSession(tx: Tx, session: { sessionId: string; at: Date; expiresAt: Date }): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({ lastSeenAt: session.at, expiresAt: session.expiresAt })
    .where('id', '=', session.sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Answers whether there was a session to end. */
export async function markSessionEnded(tx: Tx, ending: { accountId: string; sessionId: string; by: 'self' | 'elsewhere'; at: Date }): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('session')
    .set({ endedAt: ending.at, endedBy: ending.by })
    .where('id', '=', ending.sessionId)
    .where('accountId', '=', ending.accountId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers which sessions were ended. */
export async function markSessionsEnded(
  tx: Tx,
  ending: { accountId: string; exceptId?: string | undefined; by: 'elsewhere' | 'password' | 'deleted'; at: Date },
): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('session')
    .set({ endedAt: ending.at, endedBy: ending.by })
    .where('accountId', '=', ending.accountId)
    .where('endedAt', 'is', null)
    .$if(ending.exceptId !== undefined, (query) => query.where('id', '<>', ending.exceptId!))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** When the person of a session last proved who they are: when it was opened, or confirmed by an app since. */
export async function findSessionStepUp(db: Queryable, sessionId: string): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('session')
    .select(({ fn }) => fn<Date>('greatest', ['createdAt', 'provedAt']).as('at'))
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.at;
}

/** Notes that an app confirmed for a session who it is. */
export async function markSessionSteppedUp(tx: Tx, { sessionId, at }: { sessionId: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('session').set({ provedAt: at }).where('id', '=', sessionId).execute();
}

const mostSessionsListed = 100;

/** The live sessions of an account, last used first. */
export function listSessions(db: Queryable, { accountId, now }: { accountId: string; now: Date }) {
  return tables(db)
    .selectFrom('session')
    .select(['id', 'loginIp', 'device', 'loginMethod', 'createdAt', 'lastSeenAt'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessionsListed)
    .execute();
}

/** When the account was signed in to before this session, if that is still known. */
export async function findSignInBefore(db: Queryable, { accountId, sessionId }: { accountId: string; sessionId: string }): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('session')
    .select(({ fn }) => fn.max<Date | null>('createdAt').as('at'))
    .where('accountId', '=', accountId)
    .where('createdAt', '<', ({ selectFrom }) => selectFrom('session as own').select('own.createdAt').where('own.id', '=', sessionId))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

export function listSessionEnds(db: Queryable, sessionIds: readonly string[]) {
  return tables(db)
    .selectFrom('session')
    .select(['id', 'expiresAt', 'endedAt', 'endedBy'])
    .where(sql<boolean>`id = any(${sessionIds}::uuid[])`)
    .execute();
}

export async function insertActivity(
  tx: Tx,
  { detail, ...activity }: Omit<Insertable<AccountTables['accountEvent']>, 'detail'> & { detail: ActivityDetail },
): Promise<void> {
  await tables(tx)
    .insertInto('accountEvent')
    .values({ ...activity, detail: JSON.stringify(detail) })
    .execute();
}

/** Which entries of a log are wanted; `from` counts, `to` does not. */
export type ActivityFilter = {
  accountId: string;
  securityOnly?: true;
  kinds?: readonly Activity[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

export async function selectActivity(db: Queryable, { page, size, ...filter }: ActivityFilter & { page: number; size: number }) {
  const base = tables(db)
    .selectFrom('accountEvent')
    .where('accountId', '=', filter.accountId)
    .$if(filter.securityOnly === true, (query) => query.where('security', '=', true))
    .$if(filter.kinds !== undefined, (query) => query.where('kind', 'in', filter.kinds!.length > 0 ? filter.kinds! : ['']))
    .$if(filter.from !== undefined, (query) => query.where('at', '>=', filter.from!))
    .$if(filter.to !== undefined, (query) => query.where('at', '<', filter.to!));
  const [rows, count] = await Promise.all([
    base
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    base.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map((row) => ({ ...row, kind: row.kind as Activity, detail: row.detail as ActivityDetail })), total: Number(count.total) };
}
