/** What there is to fill in, found out without loading what fills it in. */
import { sql } from 'kysely';
import { on, type Queryable } from '#kit/server/database.ts';

/** Whether it is said yet in which money, where and how the shop sells; one that says any of it says it on its own. */
export async function hasBasics(db: Queryable): Promise<boolean> {
  const found = await sql`select 1 where exists (select from currency) or exists (select from market) or exists (select from shipping_zone)`.execute(on(db));
  return found.rows.length > 0;
}

/** Whether the demo shop is in and a picture of it was not there yet. */
export async function waitsForPictures(db: Queryable): Promise<boolean> {
  const found = await sql`select 1 from media where source like 'seed:%' and state <> 'ready' limit 1`.execute(on(db));
  return found.rows.length > 0;
}
