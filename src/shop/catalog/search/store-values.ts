import { sql } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Values of facets with their numbers; a tag is named by its slug. Those that nobody knows are left out. */
export async function findValueIds(
  reader: Reader,
  asked: readonly { facet: string; values: readonly string[] }[],
): Promise<{ id: number; facet: string; value: string }[]> {
  const pairs = JSON.stringify(asked.flatMap(({ facet, values }) => values.map((value) => ({ facet, value }))));
  const found = await sql<{ id: number; facet: string; value: string }>`
    select known.id, asked.facet, asked.value from jsonb_to_recordset(${pairs}::jsonb) as asked (facet text, value text)
      left join tag on asked.facet = 'tag' and tag.slug = asked.value
      join facet_value known on known.facet = asked.facet and known.value = case asked.facet when 'tag' then tag.id::text else asked.value end`.execute(
    tables(reader),
  );
  return found.rows;
}
