/** A database's schema as text, to tell two apart. */
import pg from 'pg';

const parts = {
  columns: `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || coalesce(' -- ' || col_description(c.oid, a.attnum), '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')`,
  tables: `select relkind::text || ' ' || relname || ' ' || relpersistence::text || coalesce(' ' || array_to_string(reloptions, ','), '')
      || coalesce(' -- ' || obj_description(oid), '') as line from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'S')`,
  constraints: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexdef as line from pg_indexes where schemaname = 'public'`,
  views: `select relname || ' ' || pg_get_viewdef(oid) as line from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  triggers: `select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  types: `select typname || coalesce(' ' || (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid), '') as line
    from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`,
  extensions: `select extname as line from pg_extension`,
} as const;

/** Every column, constraint, index, view, function, trigger, type and extension of the shop's schema, a line each. The order of columns does not count. */
export async function schemaOf(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const lines: string[] = [];
    for (const [part, query] of Object.entries(parts)) {
      const { rows } = await client.query<{ line: string }>(query);
      lines.push(...rows.map(({ line }) => `${part}: ${line}`).sort());
    }
    return lines;
  } finally {
    await client.end();
  }
}
