import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { inquiryLimits, type Answer, type FormInput, type InquiryState, type staffFormSorts, type staffInquirySorts } from './contract.ts';
import { tables } from './tables.ts';

/** A form as it is stored. */
export type StoredForm = FormInput & { id: string; updatedAt: Date };

type FormRow = { id: string; slug: string; texts: unknown; fields: unknown; notify: unknown; published: boolean; updatedAt: Date };

const formColumns = ['id', 'slug', 'texts', 'fields', 'notify', 'published', 'updatedAt'] as const;
const toForm = (row: FormRow) => row as StoredForm;

export async function findFormBySlug(db: Queryable, slug: string): Promise<StoredForm | undefined> {
  const row = await tables(db).selectFrom('inquiryForm').select(formColumns).where('slug', '=', slug).executeTakeFirst();
  return row && toForm(row);
}

/** Of all published forms; a shop has a handful. */
const mostForms = 1_000;

export async function findPublishedSlugs(db: Queryable): Promise<string[]> {
  const rows = await tables(db).selectFrom('inquiryForm').select('slug').where('published', '=', true).orderBy('slug').limit(mostForms).execute();
  return rows.map((row) => row.slug);
}

export async function findFormById(db: Queryable, id: string): Promise<StoredForm | undefined> {
  const row = await tables(db).selectFrom('inquiryForm').select(formColumns).where('id', '=', id).executeTakeFirst();
  return row && toForm(row);
}

/** A form, taken for a change. */
export async function loadFormForUpdate(tx: Tx, id: string): Promise<StoredForm | undefined> {
  const row = await tables(tx).selectFrom('inquiryForm').select(formColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toForm(row);
}

/** Writes a new form; false where its address is taken. */
export async function insertForm(tx: Tx, { id, at, ...form }: FormInput & { id: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('inquiryForm')
    .values({ id, ...asRow(form), createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether another form has an address. */
export async function isSlugTaken(db: Queryable, slug: string, besides: string): Promise<boolean> {
  return (await tables(db).selectFrom('inquiryForm').select('id').where('slug', '=', slug).where('id', '!=', besides).executeTakeFirst()) !== undefined;
}

export async function updateForm(tx: Tx, { id, at, ...form }: FormInput & { id: string; at: Date }): Promise<void> {
  await tables(tx)
    .updateTable('inquiryForm')
    .set({ ...asRow(form), updatedAt: at })
    .where('id', '=', id)
    .execute();
}

export async function deleteForm(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('inquiryForm').where('id', '=', id).execute();
}

const asRow = ({ slug, texts, fields, notify, published }: FormInput) => ({
  slug,
  texts: jsonb(texts),
  fields: jsonb(fields),
  notify: jsonb(notify),
  published,
});

/** A page of forms, and how many there are. */
export async function listFormRows(db: Queryable, query: { page: number; size: number; order: Order<(typeof staffFormSorts)[number]>; q: string | undefined }) {
  let from = tables(db).selectFrom('inquiryForm');
  if (query.q !== undefined) from = from.where('slug', 'ilike', likePattern(query.q));
  const { rows, total } = await readPage(from.select(formColumns).orderBy(query.order.field, query.order.direction), query);
  return { rows: rows.map(toForm), total };
}

/** A product that an inquiry is about. */
export type InquiryProduct = { id: string; slug: string; title: string };

export async function insertInquiry(
  tx: Tx,
  {
    answers,
    product,
    ...row
  }: {
    id: string;
    formId: string;
    formSlug: string;
    formTitle: string;
    answers: readonly Answer[];
    email: string | null;
    product: InquiryProduct | null;
    orderNo: string | null;
    lang: string;
    accountId: string | null;
    guestId: string | null;
    createdAt: Date;
  },
): Promise<void> {
  await tables(tx)
    .insertInto('inquiry')
    .values({ ...row, answers: jsonb(answers), product: product && jsonb(product) })
    .execute();
}

/** What the back office's list asks for. */
export type InquiryQuery = {
  page: number;
  size: number;
  order: Order<(typeof staffInquirySorts)[number]>;
  filter: { q?: string | undefined; form?: string | undefined; state?: InquiryState | undefined } & DateRange;
};

/** A page of inquiries, and how many there are. */
export async function listInquiryRows(db: Queryable, { page, size, order, filter }: InquiryQuery) {
  let from = tables(db).selectFrom('inquiry').where(isWithin('createdAt', filter));
  if (filter.state !== undefined) from = from.where('state', '=', filter.state);
  if (filter.form !== undefined) from = from.where('formSlug', '=', filter.form);
  const { q } = filter;
  if (q !== undefined)
    from = from.where((eb) => eb.or([eb(eb.cast<string>('answers', 'text'), 'ilike', likePattern(q)), eb('email', 'ilike', likePattern(q))]));
  return readPage(
    from
      .selectAll()
      .orderBy(order.field === 'form' ? 'formSlug' : 'createdAt', order.direction)
      .orderBy('id', order.direction),
    { page, size },
  );
}

/** One inquiry. */
export function findInquiry(db: Queryable, id: string) {
  return tables(db).selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An inquiry as it is stored. */
export type InquiryRow = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

/** Moves an inquiry that is in another state; answers whether it was. */
export async function moveInquiry(tx: Tx, id: string, to: InquiryState): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx).updateTable('inquiry').set({ state: to }).where('id', '=', id).where('state', '!=', to).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An inquiry, held until the transaction ends. */
export function loadInquiryForUpdate(tx: Tx, id: string): Promise<InquiryRow | undefined> {
  return tables(tx).selectFrom('inquiry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertReply(
  tx: Tx,
  reply: { id: string; inquiryId: string; staffId: string | null; staffName: string; text: string; at: Date },
): Promise<void> {
  await tables(tx).insertInto('inquiryAnswer').values(reply).execute();
}

/** What staff answered to these inquiries, oldest first. */
export async function findReplies(db: Queryable, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  return tables(db)
    .selectFrom('inquiryAnswer')
    .select(['inquiryId', 'staffName', 'text', 'at'])
    .where('inquiryId', 'in', [...inquiryIds])
    .orderBy('at')
    .orderBy('id')
    .limit(inquiryLimits.answersPerInquiry * inquiryIds.length)
    .execute();
}

/** A reply as it is stored. */
export type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number];
