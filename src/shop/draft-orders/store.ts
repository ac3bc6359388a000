import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import type { DraftFilter, DraftInput, DraftState, DraftView, draftSorts } from './contract.ts';
import { tables, type DraftTables } from './tables.ts';

/** A draft as it is stored, with the order that was made of it. */
export type DraftRow = {
  id: string;
  number: number;
  state: DraftState;
  accountId: string | null;
  email: string | null;
  customerName: string;
  lang: string;
  currency: string;
  input: DraftInput;
  placed: DraftView | null;
  totalAmount: number;
  orderId: string | null;
  orderNo: string | null;
  status: string | null;
  payStatus: string | null;
  staffName: string;
  invoiceSentAt: Date | null;
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** An order that was sent as an invoice is the draft's until it is cancelled unpaid: then the draft is open again. */
const state = sql<DraftState>`case when d.completed_at is not null then 'completed' when d.order_id is null or (o.status = 'cancelled' and o.pay_status = 'unpaid') then 'open'
  when o.pay_status = 'paid' then 'completed' else 'invoiced' end`;

const columns = sql`d.id, d.number, ${state} as state, d.account_id, d.email, d.customer_name, d.lang, d.currency, d.input, d.placed, d.total_amount, d.order_id, o.order_no, o.status, o.pay_status,
  d.staff_name, d.invoice_sent_at, d.completed_at, d.created_at, d.updated_at`;
const from = sql`draft_order d left join orders o on o.id = d.order_id`;

export async function findDraft(reader: Queryable, id: string): Promise<DraftRow | null> {
  const found = await sql<DraftRow>`select ${columns} from ${from} where d.id = ${id}`.execute(tables(reader));
  return found.rows[0] ?? null;
}

/** The same, held until the transaction ends. */
export async function loadDraftForUpdate(tx: Tx, id: string): Promise<DraftRow | null> {
  const found = await sql<DraftRow>`select ${columns} from ${from} where d.id = ${id} for update of d`.execute(tables(tx));
  return found.rows[0] ?? null;
}

type Written = Omit<Insertable<DraftTables['draftOrder']>, 'input' | 'placed' | 'number'> & { input: DraftInput };

export async function insertDraft(tx: Tx, { input, ...row }: Written): Promise<void> {
  await tables(tx)
    .insertInto('draftOrder')
    .values({ ...row, input: jsonb(input) })
    .execute();
}

export async function updateDraft(
  tx: Tx,
  id: string,
  { input, placed, ...set }: Omit<Updateable<DraftTables['draftOrder']>, 'input' | 'placed' | 'id' | 'number'> & { input?: DraftInput; placed?: DraftView },
): Promise<void> {
  await tables(tx)
    .updateTable('draftOrder')
    .set({ ...set, ...(input ? { input: jsonb(input) } : {}), ...(placed ? { placed: jsonb(placed) } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('draftOrder').where('id', '=', id).execute();
}

const sorted = { createdAt: sql`d.created_at`, updatedAt: sql`d.updated_at`, name: sql`d.number`, total: sql`d.total_amount` } as const;

/** A page of drafts, and how many there are. */
export async function searchDrafts(
  reader: Queryable,
  { q = '', state: wanted, customer, from: since, to: until }: DraftFilter & { customer?: string | undefined },
  { page, size, sort }: { page: number; size: number; sort: Order<(typeof draftSorts)[number]> },
): Promise<{ rows: DraftRow[]; total: number }> {
  const like = likePattern(q);
  const number = /^D?(\d{1,15})$/i.exec(q)?.[1] ?? null;
  const conditions = [
    isWithin('d.created_at', { from: since, to: until }),
    ...(wanted ? [sql`${state} = ${wanted}`] : []),
    ...(customer ? [sql`d.account_id = ${customer}`] : []),
    ...(q === '' ? [] : [sql`(d.number = ${number}::bigint or d.customer_name ilike ${like} or d.email ilike ${like} or o.order_no ilike ${like})`]),
  ];
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const direction = sort.direction === 'desc' ? sql`desc` : sql`asc`;
  const [found, counted] = await Promise.all([
    sql<DraftRow>`select ${columns} from ${from} ${where} order by ${sorted[sort.field]} ${direction}, d.id limit ${size} offset ${(page - 1) * size}`.execute(
      tables(reader),
    ),
    sql<{ total: number }>`select count(*)::int as total from ${from} ${where}`.execute(tables(reader)),
  ]);
  return { rows: found.rows, total: counted.rows[0]!.total };
}

/** Gives the drafts of one account to another, as their customer too. */
export async function moveDrafts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update draft_order set account_id = ${to}, input = jsonb_set(input, '{customer}', to_jsonb(${to}::text)) where account_id = ${from}`.execute(
    tables(tx),
  );
}
