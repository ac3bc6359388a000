import { sql } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** What has a page of its own. */
export type AddressKind = 'product' | 'category' | 'collection' | 'tag';

/** The address of one page. */
export type StoredAddress = { slug: string; languages: string[]; updatedAt: Date | null };

const isShown = (kind: AddressKind) => (kind === 'product' || kind === 'collection' ? sql`where published` : sql``);

export async function countAddresses(reader: Reader, kind: AddressKind): Promise<number> {
  const found = await sql<{ total: number }>`select count(*) as total from ${sql.table(kind)} ${isShown(kind)}`.execute(tables(reader));
  return found.rows[0]!.total;
}

export async function findAddresses(reader: Reader, kind: AddressKind, { offset, limit }: { offset: number; limit: number }): Promise<StoredAddress[]> {
  const updatedAt = kind === 'product' ? sql`updated_at` : sql`null::timestamptz`;
  const found = await sql<StoredAddress>`
    select slug, array(select jsonb_object_keys(texts)) as languages, ${updatedAt} as updated_at
    from ${sql.table(kind)} ${isShown(kind)} order by id limit ${limit} offset ${offset}`.execute(tables(reader));
  return found.rows;
}
