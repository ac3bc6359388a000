/** All SQL of documents. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { BatchInput, DocumentKind, Invoice, Seller } from './contract.ts';
import { tables } from './tables.ts';

export async function findInvoice(db: Queryable, orderId: string): Promise<Invoice | null> {
  const row = await tables(db).selectFrom('invoice').select(['orderId', 'number', 'issuedAt', 'seller']).where('orderId', '=', orderId).executeTakeFirst();
  return row ? { ...row, seller: row.seller as unknown as Seller } : null;
}

/** Takes the year's counter until the transaction ends: numbers are given out one after the other, and a number that was rolled back is given again. */
export async function loadCounterForUpdate(tx: Tx, year: number): Promise<number> {
  await tables(tx)
    .insertInto('invoiceCounter')
    .values({ year, last: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables(tx).selectFrom('invoiceCounter').select('last').where('year', '=', year).forUpdate().executeTakeFirstOrThrow();
  return row.last;
}

export async function insertInvoice(tx: Tx, invoice: Invoice & { year: number; sequence: number }): Promise<void> {
  const { seller, ...row } = invoice;
  await tables(tx)
    .insertInto('invoice')
    .values({ ...row, seller: jsonb(seller) })
    .execute();
  await tables(tx).updateTable('invoiceCounter').set({ last: invoice.sequence }).where('year', '=', invoice.year).execute();
}

export async function insertLink(tx: Tx, link: DocumentLink & { secretHash: string; expiresAt: Date }): Promise<void> {
  await tables(tx).insertInto('documentLink').values(link).execute();
}

/** What a link leads to. */
export type DocumentLink = { orderId: string; kind: DocumentKind; orderRefundId: string | null; returnId: string | null };

export async function findLink(db: Queryable, secretHash: string, now: Date): Promise<DocumentLink | null> {
  const row = await tables(db)
    .selectFrom('documentLink')
    .select(['orderId', 'kind', 'orderRefundId', 'returnId'])
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as DocumentKind } : null;
}

/** Deletes at most `most` links that ended before an instant; answers how many. */
export async function deleteLinks(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql<{ secretHash: string }>`delete from document_link where secret_hash in
    (select secret_hash from document_link where expires_at < ${before} limit ${most}) returning secret_hash`.execute(tables(tx));
  return gone.rows.length;
}

export async function insertBatch(tx: Tx, batch: { secretHash: string; orderIds: string[]; kind: BatchInput['kind']; expiresAt: Date }): Promise<void> {
  await tables(tx).insertInto('documentBatch').values(batch).execute();
}

export async function findBatch(db: Queryable, secretHash: string, now: Date): Promise<{ orderIds: string[]; kind: BatchInput['kind'] } | null> {
  const row = await tables(db)
    .selectFrom('documentBatch')
    .select(['orderIds', 'kind'])
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as BatchInput['kind'] } : null;
}

/** Deletes at most `most` links to several documents that ended before an instant; answers how many. */
export async function deleteBatches(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql<{ secretHash: string }>`delete from document_batch where secret_hash in
    (select secret_hash from document_batch where expires_at < ${before} limit ${most}) returning secret_hash`.execute(tables(tx));
  return gone.rows.length;
}
