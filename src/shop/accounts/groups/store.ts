/** SQL of groups of customers, and of accounts as staff list them. */
import { sql, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { Account } from '../store.ts';
import { tables, type AccountTables } from '../tables.ts';

/** A group of customers as it is stored. */
export type CustomerGroupRow = Selectable<AccountTables['customerGroup']>;

/** Codes of the groups that an account is in. */
export async function findGroupCodes(db: Queryable, accountId: string): Promise<string[]> {
  return (await findGroupsOf(db, [accountId])).map((row) => row.groupCode);
}

/** Which of these accounts are in which groups. */
export async function findGroupsOf(db: Queryable, accountIds: readonly string[]): Promise<{ accountId: string; groupCode: string }[]> {
  if (accountIds.length === 0) return [];
  return tables(db)
    .selectFrom('customerGroupMember')
    .select(['accountId', 'groupCode'])
    .where('accountId', 'in', [...accountIds])
    .orderBy('groupCode')
    .execute();
}

/** All groups with how many are in each, by title; there are few. */
export async function findCustomerGroups(db: Queryable, code?: string): Promise<(CustomerGroupRow & { members: number })[]> {
  return tables(db)
    .selectFrom('customerGroup')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('customerGroupMember')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .whereRef('customerGroupMember.groupCode', '=', 'customerGroup.code')
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('title')
    .limit(500)
    .execute();
}

/** Inserts a group unless its code is taken; answers whether it did. */
export async function insertCustomerGroup(tx: Tx, group: { code: string; title: string; createdAt: Date }): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('customerGroup')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Takes a group for a change; undefined when there is none. */
export function loadCustomerGroupForUpdate(tx: Tx, code: string): Promise<CustomerGroupRow | undefined> {
  return tables(tx).selectFrom('customerGroup').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

export async function renameCustomerGroup(tx: Tx, { code, title }: { code: string; title: string }): Promise<void> {
  await tables(tx).updateTable('customerGroup').set({ title }).where('code', '=', code).execute();
}

export async function deleteCustomerGroup(tx: Tx, code: string): Promise<void> {
  await tables(tx).deleteFrom('customerGroup').where('code', '=', code).execute();
}

/** Puts an account into exactly these groups; answers false, and writes nothing, where one of them does not exist. */
export async function setCustomerGroups(tx: Tx, { accountId, codes, at }: { accountId: string; codes: readonly string[]; at: Date }): Promise<boolean> {
  if (codes.length > 0) {
    const known = await tables(tx)
      .selectFrom('customerGroup')
      .select('code')
      .where('code', 'in', [...codes])
      .forShare()
      .execute();
    if (known.length !== codes.length) return false;
  }
  await sql`delete from customer_group_member where account_id = ${accountId} and not (group_code = any(${[...codes]}::text[]))`.execute(tables(tx));
  await sql`insert into customer_group_member (account_id, group_code, added_at)
    select ${accountId}, code, ${at} from unnest(${[...codes]}::text[]) as code on conflict do nothing`.execute(tables(tx));
  return true;
}

/** Which accounts staff ask for. */
export type AccountQuestion = {
  page: number;
  size: number;
  order: { field: 'createdAt' | 'lastLoginAt' | 'email'; direction: 'asc' | 'desc' };
  filter: {
    q?: string | undefined;
    group?: string | undefined;
    tag?: string | undefined;
    kind?: 'account' | 'guest' | undefined;
    blocked?: boolean | undefined;
  };
};

/** A page of accounts, and how many there are; `q` finds by address, number and name. Without deleted accounts. */
export async function searchAccounts(db: Queryable, { page, size, order, filter }: AccountQuestion): Promise<{ rows: Account[]; total: number }> {
  const found = tables(db)
    .selectFrom('account')
    .where('deletedAt', 'is', null)
    .$if(filter.group !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('customerGroupMember')
            .select('accountId')
            .whereRef('customerGroupMember.accountId', '=', 'account.id')
            .where('groupCode', '=', filter.group!),
        ),
      ),
    )
    .$if(filter.tag !== undefined && filter.tag !== '', (query) => query.where(sql<boolean>`tags @> array[${filter.tag}]::text[]`))
    .$if(filter.blocked !== undefined, (query) => query.where('blockedAt', filter.blocked ? 'is not' : 'is', null))
    .$if(filter.q !== undefined && filter.q !== '', (query) => {
      const like = likePattern(filter.q!);
      return query.where((where) =>
        where.or([
          where('email', 'ilike', like),
          where('mobile', 'like', like),
          sql<boolean>`first_name || ' ' || last_name ilike ${like} or last_name || first_name ilike ${like} or nick_name ilike ${like}`,
        ]),
      );
    });
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(sql`${sql.ref(order.field)} ${sql.raw(order.direction)} nulls last`)
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}
