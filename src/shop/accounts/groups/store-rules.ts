/**
 * SQL of groups by rule. Orders, addresses and the newsletter are other slices' tables, which this one reads and never writes: each by an index on the
 * account, so that one customer is judged at once and a shop's customers in the order in which they are found.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { groupLimits, spentField, type GroupCondition, type GroupRule } from '../contract.ts';
import { tables } from '../tables.ts';

/** A group whose members follow from a rule. */
export type RuledGroup = { code: string; rule: GroupRule };

/** The groups by rule among these codes, or all; there are few. */
export async function findRuledGroups(db: Queryable, codes?: readonly string[]): Promise<RuledGroup[]> {
  const rows = await tables(db)
    .selectFrom('customerGroup')
    .select(['code', 'rule'])
    .where('rule', 'is not', null)
    .$if(codes !== undefined, (query) => query.where('code', 'in', [...codes!]))
    .orderBy('code')
    .limit(groupLimits.ruled)
    .execute();
  return rows as unknown as RuledGroup[];
}

const signs = { is: sql`=`, isNot: sql`<>`, contains: sql`=`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const;
const dayMs = 86_400_000;

/** Whether an account (the row that `account` is an alias of) meets a rule at a time. */
export function meetsRule({ match, conditions }: GroupRule, { account, now }: { account: string; now: Date }): RawBuilder<boolean> {
  const parts = conditions.map((condition) => sql`coalesce(${conditionOn(condition, { account, now })}, false)`);
  return sql<boolean>`(${sql.join(parts, match === 'any' ? sql` or ` : sql` and `)})`;
}

function conditionOn({ field, op, value }: GroupCondition, { account, now }: { account: string; now: Date }): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${account}.${column}`);
  const lastOrder = sql`(select max(o.placed_at) from orders o where o.account_id = ${of('id')} and o.status <> 'cancelled')`;
  const not = op === 'isNot' ? sql`not ` : sql``;
  if (field.startsWith(spentField))
    return sql`(select coalesce(sum(o.paid_amount - o.refunded_amount - o.surplus_amount), 0) from orders o
      where o.account_id = ${of('id')} and o.currency = ${field.slice(spentField.length)} and o.pay_status = 'paid') ${signs[op]} ${value}::bigint`;
  switch (field) {
    case 'orders':
      return sql`(select count(*) from orders o where o.account_id = ${of('id')} and o.status <> 'cancelled') ${signs[op]} ${value}::bigint`;
    case 'lastOrderAt':
      return sql`${lastOrder} ${signs[op]} ${value}::timestamptz`;
    case 'createdAt':
      return sql`${of('created_at')} ${signs[op]} ${value}::timestamptz`;
    case 'lastOrderDays':
    case 'createdDays': {
      const since = new Date(now.getTime() - Number(value) * dayMs);
      return sql`${field === 'createdDays' ? of('created_at') : lastOrder} ${op === 'lte' ? sql`>=` : sql`<`} ${since}::timestamptz`;
    }
    case 'country':
      return sql`${not}exists (select 1 from address d where d.account_id = ${of('id')} and d.is_default and d.country = ${value})`;
    case 'tag':
      return sql`${not}${of('tags')} @> array[${value}]::text[]`;
    case 'newsletter':
      return sql`${value === 'no' ? sql`not ` : sql``}exists (select 1 from subscriber n where n.email = ${of('email')} and n.state = 'confirmed')`;
    case 'language':
      return sql`${of('lang')} ${signs[op]} ${value}`;
    default:
      return sql`false`;
  }
}

/** Which of these accounts the groups by rule hold. */
export async function findRuledGroupsOf(
  db: Queryable,
  { accountIds, now }: { accountIds: readonly string[]; now: Date },
): Promise<{ accountId: string; groupCode: string }[]> {
  const groups = await findRuledGroups(db);
  if (groups.length === 0 || accountIds.length === 0) return [];
  const judged = groups.map(({ code, rule }) => sql`(${code}::text, ${meetsRule(rule, { account: 'a', now })})`);
  const found = await sql<{ accountId: string; groupCode: string }>`select a.id as account_id, g.code as group_code
    from account a cross join lateral (values ${sql.join(judged)}) as g (code, is_member)
    where a.id = any(${[...accountIds]}::uuid[]) and g.is_member order by g.code`.execute(tables(db));
  return found.rows;
}

/**
 * A condition on an account: that it is in one of these groups, by hand or by rule. One statement finds the rules.
 * @param account - the alias of the row of `account` in the statement that the condition becomes a part of
 */
export async function inGroups(db: Queryable, { codes, account, now }: { codes: readonly string[]; account: string; now: Date }): Promise<RawBuilder<boolean>> {
  const ruled = codes.length === 0 ? [] : await findRuledGroups(db, codes);
  const id = sql.ref(`${account}.id`);
  const byHand = sql`exists (select 1 from customer_group_member gm where gm.account_id = ${id} and gm.group_code = any(${[...codes]}::text[]))`;
  return sql<boolean>`(${sql.join([byHand, ...ruled.map(({ rule }) => meetsRule(rule, { account, now }))], sql` or `)})`;
}

/** A customer as previews of a rule name one. */
export type Match = {
  id: string;
  firstName: string;
  lastName: string;
  nickName: string;
  email: string | null;
  countryCode: string | null;
  mobile: string | null;
};

/**
 * How many accounts meet a rule, counted up to one more than `counted`, and the newest of them, in one statement.
 * @throws what `isStatementTimeout` recognizes, where that takes too long
 */
export async function findMatches(db: Queryable, { rule, now }: { rule: GroupRule; now: Date }): Promise<{ total: number; first: Match[] }> {
  const found = await sql<{ total: number; first: Match[] }>`with matching as materialized (
      select a.id from account a where a.deleted_at is null and ${meetsRule(rule, { account: 'a', now })} order by a.id desc limit ${groupLimits.counted + 1}),
    newest as (select id, first_name, last_name, nick_name, email, country_code, mobile from account
      where id in (select id from matching order by id desc limit ${groupLimits.shown}))
    select (select count(*)::int from matching) as total, coalesce((select jsonb_agg(jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name,
      'nickName', nick_name, 'email', email, 'countryCode', country_code, 'mobile', mobile) order by id desc) from newest), '[]') as first`.execute(tables(db));
  return found.rows[0]!;
}

/**
 * How many members groups by rule have, by code, each counted up to one more than `counted`; one statement.
 * @throws what `isStatementTimeout` recognizes, where that takes too long
 */
export async function countMatches(db: Queryable, { groups, now }: { groups: readonly RuledGroup[]; now: Date }): Promise<ReadonlyMap<string, number>> {
  if (groups.length === 0) return new Map();
  const counts = groups.map(
    ({ code, rule }) => sql`(${code}::text, (select count(*)::int from (select 1 from account a
      where a.deleted_at is null and ${meetsRule(rule, { account: 'a', now })} limit ${groupLimits.counted + 1}) m))`,
  );
  const found = await sql<{ code: string; number: number }>`select g.code, g.number from (values ${sql.join(counts)}) as g (code, number)`.execute(tables(db));
  return new Map(found.rows.map(({ code, number }) => [code, number]));
}
