/** SQL of groups of customers. */
import { sql, type Selectable } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { GroupRule } from '../contract.ts';
import { tables, type AccountTables } from '../tables.ts';
import { findRuledGroupsOf } from './store-rules.ts';

/** A group of customers as it is stored. */
export type CustomerGroupRow = Selectable<AccountTables['customerGroup']>;

/** Codes of the groups that an account is in at a time, by hand or by rule. */
export async function findGroupCodes(db: Queryable, accountId: string, now: Date): Promise<string[]> {
  return (await findGroupsOf(db, [accountId], now)).map((row) => row.groupCode);
}

/** Which of these accounts are in which groups at a time, by hand or by rule. */
export async function findGroupsOf(db: Queryable, accountIds: readonly string[], now: Date): Promise<{ accountId: string; groupCode: string }[]> {
  if (accountIds.length === 0) return [];
  const byHand = await tables(db)
    .selectFrom('customerGroupMember')
    .select(['accountId', 'groupCode'])
    .where('accountId', 'in', [...accountIds])
    .orderBy('groupCode')
    .execute();
  return [...byHand, ...(await findRuledGroupsOf(db, { accountIds, now }))];
}

/** All groups with how many are in each by hand, by title; there are few. */
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
export async function insertCustomerGroup(
  tx: Tx,
  { rule, ...group }: { code: string; title: string; rule: GroupRule | null; createdAt: Date },
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('customerGroup')
    .values({ ...group, rule: rule && jsonb(rule) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Takes a group for a change; undefined when there is none. */
export function loadCustomerGroupForUpdate(tx: Tx, code: string): Promise<CustomerGroupRow | undefined> {
  return tables(tx).selectFrom('customerGroup').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** Changes a group; one that gets a rule has no members by hand any more. */
export async function updateCustomerGroup(tx: Tx, { code, title, rule }: { code: string; title: string; rule: GroupRule | null }): Promise<void> {
  await tables(tx)
    .updateTable('customerGroup')
    .set({ title, rule: rule && jsonb(rule) })
    .where('code', '=', code)
    .execute();
  if (rule) await tables(tx).deleteFrom('customerGroupMember').where('groupCode', '=', code).execute();
}

/** How many groups go by a rule, one left out. */
export async function countRuledGroups(db: Queryable, exceptCode: string): Promise<number> {
  const { total } = await tables(db)
    .selectFrom('customerGroup')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('rule', 'is not', null)
    .where('code', '<>', exceptCode)
    .executeTakeFirstOrThrow();
  return total;
}

export async function deleteCustomerGroup(tx: Tx, code: string): Promise<void> {
  await tables(tx).deleteFrom('customerGroup').where('code', '=', code).execute();
}

/**
 * Puts an account into exactly these groups by hand; those by rule among them are left as they are. Answers false, and writes nothing, where one of them does
 * not exist.
 */
export async function setCustomerGroups(tx: Tx, { accountId, codes, at }: { accountId: string; codes: readonly string[]; at: Date }): Promise<boolean> {
  const known =
    codes.length === 0
      ? []
      : await tables(tx)
          .selectFrom('customerGroup')
          .select(['code', 'rule'])
          .where('code', 'in', [...codes])
          .forShare()
          .execute();
  if (known.length !== codes.length) return false;
  const byHand = known.filter(({ rule }) => rule === null).map(({ code }) => code);
  await sql`delete from customer_group_member where account_id = ${accountId} and not (group_code = any(${byHand}::text[]))`.execute(tables(tx));
  await sql`insert into customer_group_member (account_id, group_code, added_at)
    select ${accountId}, code, ${at} from unnest(${byHand}::text[]) as code on conflict do nothing`.execute(tables(tx));
  return true;
}
