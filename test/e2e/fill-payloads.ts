/** Writes payloads into every column that holds what people write, straight into the database: what the schemas of the API would refuse stands there too. */
import type { Client } from 'pg';
import { cleanHtml } from '#kit/server/clean-html.ts';
import { cleanArticle } from '#shop/articles/clean-article.ts';
import { noWord, rich, written, type Filled } from './payload-columns.ts';
import { unwritten } from './unwritten-columns.ts';
import { briefly, hostile, mark, payloads, single } from './payloads.ts';

type Column = { table: string; name: string; type: string };
const fewRows = 8;

/** The columns of the shop's tables that can hold text, and that the database does not make itself. */
export async function textColumns(database: Client): Promise<Column[]> {
  const { rows } = await database.query<Column>(`select c.table_name as table, c.column_name as name, c.data_type as type from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    order by 1, c.ordinal_position`);
  return rows;
}

/** Columns that are neither filled nor said to hold nothing that people write. */
export function unknownColumns(columns: readonly Column[]): string[] {
  const named = new Set(Object.values(unwritten).flat());
  const isNamed = ({ table, name }: Column) => named.has(name) || named.has(`${table}.${name}`) || /_(?:id|hash)$/.test(name);
  return columns.filter((column) => !written[column.table]?.[column.name] && !isNamed(column)).map(({ table, name }) => `${table}.${name}`);
}

/** Fills them, row by row. Answers the columns that no row has. */
export async function fill(database: Client): Promise<string[]> {
  const empty: string[] = [];
  // Logs and ledgers refuse to be changed; but what they hold was typed by a person, too.
  await database.query('set session_replication_role = replica');
  for (const [table, columns] of Object.entries(written)) {
    const names = Object.keys(columns);
    const { rows } = await database.query<Record<string, unknown>>(
      `select ctid::text as "at", ${names.map((name) => `"${name}"`).join(', ')} from "${table}" order by ctid`,
    );
    if (rows.length === 0) empty.push(table);
    const values = names.map((name) => rows.map((row, turn) => valueOf({ table, name, how: columns[name]!, was: row[name], turn, count: rows.length })));
    const sets = names.map((name, index) => `"${name}" = new.value${index}${isJson(columns[name]!) ? '::jsonb' : columns[name] === 'list' ? '::text[]' : ''}`);
    const from = names.map((_name, index) => `$${index + 2}::text[]`);
    await database.query(
      `update "${table}" old set ${sets.join(', ')} from unnest($1::text[], ${from.join(', ')}) new (place, ${names.map((_name, index) => `value${index}`).join(', ')}) where old.ctid = new.place::tid`,
      [rows.map((row) => row['at']), ...values],
    );
  }
  await database.query('set session_replication_role = origin');
  return empty;
}

const isJson = (how: Filled) => /json$/i.test(how);

type Place = { table: string; name: string; how: Filled; was: unknown; turn: number; count: number };

function valueOf({ table, name, how, was, turn, count }: Place): string | null {
  const field = `${table}.${name}`;
  const all = count < fewRows;
  if (how === 'words') return hostile(field, turn, { all });
  if (how === 'list') return `{"${hostile(field, turn, { all }).replaceAll(/[\\"]/g, String.raw`\$&`)}"}`;
  if (how === 'brief') return `${mark(field)}${briefly(turn)}`;
  if (how === 'short') return `${mark(field)}${turn} ${single(turn)}`;
  if (how === 'article') return cleanArticle(hostile(field, turn, { all: true }));
  // As an address would stand there: what is no address of the web leads nowhere.
  if (how === 'address') return `javascript:__run(${turn}) ${mark(field)}`;
  if (was === null) return null;
  let leaf = turn;
  return JSON.stringify(
    rewritten(was, (key, text) => {
      leaf += 1;
      if (rich[table]?.includes(key)) return cleanHtml(hostile(field, leaf, { all: true }));
      if (how === 'shortJson') return text === '' || !/\p{L}/u.test(text) ? text : `${mark(field)}${single(leaf)}`;
      if (how === 'briefJson') return text === '' ? text : `${mark(field)}${briefly(leaf)}`;
      return hostile(field, leaf, { all });
    }),
  );
}

/** JSON with its texts replaced; other values stay. */
function rewritten(value: unknown, write: (key: string, text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return noWord.test(key) ? value : write(key, value);
  if (Array.isArray(value)) return value.map((one) => rewritten(one, write, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewritten(one, write, name)]));
}

/** Objects, and lists of them; a list of strings is a PostgreSQL array. */
function isForJson(value: unknown): boolean {
  if (Array.isArray(value)) return typeof value[0] === 'object';
  return value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value);
}

type Needed = { name: string; type: string; refers: string | null; column: string | null };

/** Puts one row into a table that has none: what it refers to is the first there is, `given` says the rest. */
async function addRow(database: Client, table: string, given: Record<string, unknown>): Promise<void> {
  const { rows } = await database.query<Needed>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, f.confrelid::regclass::text as refers,
      (select attname from pg_attribute where attrelid = f.confrelid and attnum = f.confkey[1]) as column
    from pg_attribute a left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
    where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
    [table],
  );
  const values: Record<string, unknown> = {};
  for (const { name, type, refers, column } of rows) {
    if (given[name] !== undefined) continue;
    if (refers) values[name] = (await database.query(`select "${column}" as id from ${refers} limit 1`)).rows[0]?.id;
    else if (type === 'uuid') values[name] = crypto.randomUUID();
    else if (/^timestamp|^date/.test(type)) values[name] = (await database.query('select max(updated_at) as at from product')).rows[0].at;
    else if (/int|numeric/.test(type)) values[name] = 1;
    else if (type === 'boolean') values[name] = true;
    else if (type === 'jsonb') values[name] = '{}';
    else if (type.endsWith('[]')) values[name] = [];
    else values[name] = type === 'bytea' ? Buffer.from(crypto.randomUUID()) : crypto.randomUUID();
  }
  const all = { ...values, ...given };
  const names = Object.keys(all);
  await database.query(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
    Object.values(all).map((value) => (isForJson(value) ? JSON.stringify(value) : value)),
  );
}

/** All payloads as one text. */
export const everything = payloads.join('\n');

/** One row in each table that holds text and is empty in the demo shop; where it has an owner, the account of `email`. */
export async function addRows(database: Client, email: string): Promise<void> {
  const one = async (text: string, values: string[] = []) => (await database.query(text, values)).rows[0];
  const { id: accountId } = await one('select id from account where email = $1', [email]);
  const { id: orderId } = await one('select id from orders where account_id = $1 order by placed_at desc limit 1', [accountId]);
  const rows: Record<string, Record<string, unknown>> = {
    api_key: { scopes: ['read:catalog'] },
    account_identity: { account_id: accountId, provider: 'demo' },
    customer_group: { code: 'hostile' },
    data_import: { kind: 'products', state: 'done', mapping: { title: 'x' } },
    data_import_error: {},
    extension: {},
    favorite_share: { account_id: accountId, types: ['product'] },
    feedback: { kind: 'other', lang: 'en' },
    gift_card: { currency: 'USD', lang: 'en' },
    gift_card_entry: { reason: 'issued', actor_kind: 'system' },
    inquiry: { lang: 'en', answers: [{ key: 'name', kind: 'text', title: 'x', value: 'x' }], product: { id: 'x', slug: 'x', title: 'x' }, form_slug: 'quote' },
    inquiry_answer: {},
    invoice: { order_id: orderId, seller: { name: 'x', lines: ['x'], taxNumber: 'x', registration: 'x', email: '', phone: '' } },
    mail_template: { kind: 'order.placed', lang: 'en' },
    messenger_ticket: { provider: 'demo', lang: 'en' },
    newsletter_issue: {
      format: 'sections',
      texts: { en: { subject: 'x', preheader: 'x', body: '' } },
      sections: [{ section: 'text', settings: { texts: { en: { title: 'x', text: '<p>x</p>' } }, align: 'left' } }],
      footer: { en: 'x' },
    },
    order_note: { order_id: orderId },
    order_refund: { order_id: orderId, kind: 'sum', currency: 'USD' },
    own_article: { account_id: accountId, lang: 'en', state: 'pending' },
    own_text: { key: 'newsletter_text', lang: 'en' },
    visitor: {},
    page_duration: {},
    payment_event: { provider: 'sandbox', notice: { reason: 'x' } },
    product_facet_value: { texts: { en: 'x' } },
    saved_view: { resource: 'orders', filter: { q: 'x' } },
    search_log: {},
    session: { account_id: accountId },
    shipment_event: { state: 'inTransit' },
    account_passkey: { account_id: accountId, transports: ['usb'] },
    staff_passkey: { transports: ['usb'] },
    staff_presence: { resource: 'orders' },
    staff_action: { action: 'staff.update', detail: { name: 'x' } },
    // The name of a file that is gone: what is no name at all is an error.
    video: { texts: { en: { title: 'x' } }, mime: 'video/mp4', sha256: 'f'.repeat(64) },
    visit: {},
    webhook_endpoint: { events: ['order.placed'], url: 'https://hooks.example/x' },
    webhook_message: { type: 'order.placed', payload: { data: { note: 'x' } } },
    webhook_delivery: {},
    withdrawal: { order_id: orderId, lang: 'en', email: 'x@example.com' },
  };
  for (const [table, given] of Object.entries(rows)) {
    const { count } = await one(`select count(*)::int as count from "${table}"`);
    if (count === 0) await addRow(database, table, given).catch((thrown: Error) => Promise.reject(new Error(`${table}: ${thrown.message}`)));
  }
}
