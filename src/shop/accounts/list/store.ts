/** SQL of accounts as staff list them. Guests, who have no account, are in `orders/account/store-figures.ts`. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { inGroups } from '../groups/index.ts';
import type { Account } from '../store.ts';
import { tables } from '../tables.ts';

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
export async function searchAccounts(db: Queryable, { page, size, order, filter }: AccountQuestion, now: Date): Promise<{ rows: Account[]; total: number }> {
  const found = await filtered(db, filter, now);
  return readPage(
    found
      .selectAll()
      .orderBy(sql`${sql.ref(order.field)} ${sql.raw(order.direction)} nulls last`)
      .orderBy('id'),
    { page, size },
  );
}

/** Accounts behind the one of this id, or from the first on, by id: the oldest first. */
export async function findAccountsAfter(
  db: Queryable,
  filter: AccountQuestion['filter'],
  { after, most, now }: { after: string | null; most: number; now: Date },
): Promise<Account[]> {
  const found = await filtered(db, filter, now);
  return found
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(most)
    .execute();
}

async function filtered(db: Queryable, filter: AccountQuestion['filter'], now: Date) {
  const isMember = filter.group === undefined ? null : await inGroups(db, { codes: [filter.group], account: 'account', now });
  return accountsFound(db, filter)
    .$if(isMember !== null, (query) => query.where(isMember!))
    .$if(filter.tag !== undefined && filter.tag !== '', (query) => query.where(sql<boolean>`tags @> array[${filter.tag}]::text[]`))
    .$if(filter.blocked !== undefined, (query) => query.where('blockedAt', filter.blocked ? 'is not' : 'is', null));
}

/** Accounts to be listed together with guests: `id`, no `email`, and what they are ordered `by`. */
export const accountsToList = (db: Queryable, { q }: { q?: string | undefined }, field: AccountQuestion['order']['field']) =>
  accountsFound(db, { q }).select(['id', sql<string | null>`null::text`.as('email'), sql<Date | string | null>`${sql.ref(field)}`.as('by')]);

const accountsFound = (db: Queryable, { q }: Pick<AccountQuestion['filter'], 'q'>) =>
  tables(db)
    .selectFrom('account')
    .where('deletedAt', 'is', null)
    .$if(q !== undefined && q !== '', (query) => {
      const like = likePattern(q!);
      return query.where((where) =>
        where.or([
          where('email', 'ilike', like),
          where('mobile', 'like', like),
          sql<boolean>`first_name || ' ' || last_name ilike ${like} or last_name || first_name ilike ${like} or nick_name ilike ${like}`,
        ]),
      );
    });
