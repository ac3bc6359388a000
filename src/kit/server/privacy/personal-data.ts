/**
 * Personal data: each part of the program says how its own is read out and how it is erased. The process
 * holds the list of all parts; a test compares it with the tables that name an account.
 */
import { sql } from 'kysely';
import type { ShopError } from '../../pure/shop-error.ts';
import type { Context } from '../context.ts';
import { on, type Queryable, type Tx } from '../database.ts';

/** Whose data it is. `provedEmail`: the same address where the account has proved it to be its own; absent: it has not. */
export type DataOwner = { accountId: string; email: string | null; provedEmail?: string | null };

/** Rows of the account, and those that its proved address left while nobody was signed in. */
export const leftBy = ({ accountId, provedEmail = null }: DataOwner) =>
  sql<boolean>`(account_id = ${accountId} or account_id is null and lower(email) = lower(${provedEmail}::text))`;

/** Two accounts of one person: `from` disappears. */
export type MergedAccounts = { from: string; to: string };

/** One row of an export, and the key after which the next page begins. */
export type PersonalRow = { key: string; row: Record<string, unknown> };

/** Exports and erases one part of a person's data. */
export type DataSubjectHandler = {
  /** What the part is called in an export. */
  name: string;
  /** The tables that it answers for. */
  tables: readonly string[];
  /** Rows in the order of their keys, at most `most`, after the key `after`. */
  read(db: Queryable, owner: DataOwner, page: { after: string; most: number }, clock: Pick<Context, 'now'>): Promise<PersonalRow[]>;
  /** Removes what names the person; what the law asks to keep stays without a way back to the account. */
  erase(tx: Tx, owner: DataOwner, context: Context): Promise<void>;
  /** Hands what one account has over to another that is the same person; what neither needs twice is dropped. Absent: it stays behind. */
  merge?(tx: Tx, accounts: MergedAccounts, context: Context): Promise<void>;
  /** Why the person's data cannot be erased now, or null; `byStaff`: in words for staff. Asked under a lock on the account. */
  blockedReason?(tx: Tx, owner: DataOwner, asked: { byStaff: boolean }): Promise<ShopError | null>;
};

const camel = (column: string): string => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A table whose rows belong to one account each. An export contains `columns` and no other column.
 * Erased, its rows are deleted, unless `erase` says otherwise. `byEmail`: rows without an account belong to who proved their address.
 */
export function ownedTable({
  name,
  table,
  columns,
  key = ['id'],
  owner = 'account_id',
  once,
  byEmail,
  erase,
  merge,
}: {
  name: string;
  table: string;
  columns: readonly string[];
  key?: readonly string[];
  owner?: string;
  /** An account has one row at most, or one for each value of these columns: merged, that of the account that stays is kept. */
  once?: readonly string[];
  byEmail?: true;
  erase?: DataSubjectHandler['erase'];
  merge?: DataSubjectHandler['merge'];
}): DataSubjectHandler {
  const own = (of: DataOwner) => (byEmail ? leftBy(of) : sql`${sql.ref(owner)} = ${of.accountId}`);
  return {
    name,
    tables: [table],
    async read(reader, of, { after, most }) {
      const keyText = sql.join(
        key.map((column) => sql`${sql.ref(column)}::text`),
        sql` || '/' || `,
      );
      // As JSON from the database, so that dates stay dates and timestamps look alike everywhere.
      const fields = sql.join(columns.map((column) => sql`${sql.lit(camel(column))}, ${sql.ref(column)}`));
      const found = await sql<PersonalRow>`
        select json_build_object(${fields}) as row, ${keyText} as key from ${sql.table(table)}
        where ${own(of)} and ${keyText} > ${after} order by ${keyText} limit ${most}`.execute(on(reader));
      return found.rows;
    },
    erase:
      erase ??
      (async (tx, of) => {
        await sql`delete from ${sql.table(table)} where ${own(of)}`.execute(on(tx));
      }),
    merge: merge ?? ((tx, accounts) => handOver(tx, { table, owner, once, ...accounts })),
  };
}

async function handOver(tx: Tx, { table, owner, once, from, to }: { table: string; owner: string; once: readonly string[] | undefined } & MergedAccounts) {
  const run = on(tx);
  if (once) {
    const same = sql.join([sql`kept.${sql.ref(owner)} = ${to}`, ...once.map((column) => sql`kept.${sql.ref(column)} = gone.${sql.ref(column)}`)], sql` and `);
    await sql`delete from ${sql.table(table)} gone where gone.${sql.ref(owner)} = ${from} and exists (select from ${sql.table(table)} kept where ${same})`.execute(
      run,
    );
  }
  await sql`update ${sql.table(table)} set ${sql.ref(owner)} = ${to} where ${sql.ref(owner)} = ${from}`.execute(run);
}
