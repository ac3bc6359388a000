/** SQL of what staff change. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { methodSorts, StaffMethod, StaffZone, zoneSorts } from './admin-contract.ts';
import type { CodedMethod } from './made-codes.ts';
import { tables } from './tables.ts';

type Page<Sort extends string> = { page: number; size: number; order: Order<Sort>; q?: string | undefined };
/** A method without its zone and currency. */
export type StoredMethod = Omit<StaffMethod, 'zone' | 'currency'>;

const zoneColumns = ['id', 'code', 'countries', 'regions', 'postalRanges', 'position'] as const;
const mostZones = 5_000;

/** One change of shipping at a time: whether places overlap is decided over all zones. */
export async function serializeShippingChanges(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('shipping', 0))`.execute(tables(tx));
}

/** A page of zones, and how many there are. */
export async function selectZones(
  reader: Queryable,
  { q, page, size, order }: Page<(typeof zoneSorts)[number]>,
): Promise<{ items: StaffZone[]; total: number }> {
  let query = tables(reader).selectFrom('shippingZone');
  if (q) query = query.where(sql<boolean>`code ilike ${likePattern(q)} or ${q.toUpperCase()} = any(countries) or ${q.toUpperCase()} = any(regions)`);
  const { rows, total } = await readPage(query.select(zoneColumns).orderBy(order.field, order.direction).orderBy('code'), { page, size });
  return { items: rows as unknown as StaffZone[], total };
}

export async function findZone(reader: Queryable, id: string): Promise<StaffZone | undefined> {
  return (await tables(reader).selectFrom('shippingZone').select(zoneColumns).where('id', '=', id).executeTakeFirst()) as StaffZone | undefined;
}

/** Every zone but one. */
export async function otherZones(reader: Queryable, id: string): Promise<StaffZone[]> {
  return (await tables(reader).selectFrom('shippingZone').select(zoneColumns).where('id', '<>', id).limit(mostZones).execute()) as unknown as StaffZone[];
}

/** Writes a zone in place of an earlier state of it. */
export async function upsertZone(tx: Tx, { id, countries, regions, postalRanges, ...zone }: StaffZone): Promise<void> {
  const changed = { ...zone, countries: [...countries], regions: [...regions], postalRanges: jsonb(postalRanges) };
  await tables(tx)
    .insertInto('shippingZone')
    .values({ id, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

/** Deletes a zone with its methods. */
export async function deleteZone(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('shippingZone').where('id', '=', id).execute();
}

const methodsWithZone = (reader: Queryable) =>
  tables(reader).selectFrom('shippingMethod as method').innerJoin('shippingZone as zone', 'zone.id', 'method.zoneId');
const methodColumns = [
  'method.id',
  'method.zoneId',
  'zone.code as zone',
  'method.code',
  'method.texts',
  'method.rule',
  'method.freeAboveAmount',
  'method.leastDays',
  'method.mostDays',
  'method.pickup',
  'method.position',
  'method.published',
] as const;
type FoundMethod = Omit<StaffMethod, 'currency'>;

/** A page of methods, and how many there are. */
export async function selectMethodsForStaff(
  reader: Queryable,
  { q, zoneId, page, size, order }: Page<(typeof methodSorts)[number]> & { zoneId?: string | undefined },
): Promise<{ items: FoundMethod[]; total: number }> {
  let query = methodsWithZone(reader);
  if (q) query = query.where((eb) => eb.or([eb('method.code', 'ilike', likePattern(q)), sql<boolean>`method.texts::text ilike ${likePattern(q)}`]));
  if (zoneId !== undefined) query = query.where('method.zoneId', '=', zoneId);
  const column = order.field === 'zone' ? 'zone.position' : order.field === 'code' ? 'method.code' : 'method.position';
  const { rows, total } = await readPage(
    query.select(methodColumns).orderBy(column, order.direction).orderBy('zone.code').orderBy('method.position').orderBy('method.code'),
    { page, size },
  );
  return { items: rows as unknown as FoundMethod[], total };
}

export async function findMethod(reader: Queryable, id: string): Promise<FoundMethod | undefined> {
  return (await methodsWithZone(reader).select(methodColumns).where('method.id', '=', id).executeTakeFirst()) as FoundMethod | undefined;
}

/** Another method with this code: in the same zone, or of the other sort (sent, collected) anywhere. */
export async function rivalMethod(
  reader: Queryable,
  { id, zoneId, code, collected }: { id: string; zoneId: string; code: string; collected: boolean },
): Promise<StaffZone | null> {
  const found = await methodsWithZone(reader)
    .select(zoneColumns.map((column) => `zone.${column}` as const))
    .where('method.id', '<>', id)
    .where('method.code', '=', code)
    .where((eb) =>
      eb.or([
        eb('method.zoneId', '=', zoneId),
        eb('method.pickup', collected ? 'is' : 'is not', null),
        ...(collected ? [eb('method.pickup', 'is not', null)] : []),
      ]),
    )
    .executeTakeFirst();
  return (found as unknown as StaffZone | undefined) ?? null;
}

/** Every method, as far as codes are made of it. */
export async function codedMethods(reader: Queryable): Promise<CodedMethod[]> {
  const found = await tables(reader).selectFrom('shippingMethod').select(['zoneId', 'code', 'texts', 'pickup']).orderBy('id').limit(mostZones).execute();
  return found as unknown as CodedMethod[];
}

/** Writes a method in place of an earlier state of it. */
export async function upsertMethod(tx: Tx, { id, texts, rule, pickup, ...method }: StoredMethod): Promise<void> {
  const changed = { ...method, texts: jsonb(texts), rule: jsonb(rule), pickup: pickup && jsonb(pickup) };
  await tables(tx)
    .insertInto('shippingMethod')
    .values({ id, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

export async function deleteMethod(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('shippingMethod').where('id', '=', id).execute();
}
