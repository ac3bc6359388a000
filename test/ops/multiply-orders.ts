/** Copies of orders, with all that belongs to them and the stock that they hold, as if others had placed them. */
import pg from 'pg';

/** What belongs to an order, and which of its columns name another row of these. */
const copied: Readonly<Record<string, { keys: readonly string[]; own?: string }>> = {
  orders: {
    keys: ['id'],
    own: `'order_no', row.order_no || '-' || n, 'checkout_id', md5(row.checkout_id::text || n)::uuid, 'checkout_slug', row.checkout_slug || '-' || n`,
  },
  order_line: { keys: ['id', 'order_id'] },
  order_event: { keys: ['id', 'order_id'] },
  payment: { keys: ['id', 'order_id'], own: `'order_no', row.order_no || '-' || n` },
  payment_attempt: { keys: ['id', 'payment_id'], own: `'provider_reference', row.provider_reference || '-' || n` },
};

/** Copies every order of a database so many times. */
export async function multiplyOrders(url: string, times: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`
      with wanted as (select variant_id, sum(quantity)::int * ${times} as units from order_line group by variant_id),
        stocked as (update stock_level level set on_hand = on_hand + units, reserved = reserved + units from wanted where level.variant_id = wanted.variant_id
          returning level.variant_id, units, level.on_hand)
      insert into stock_movement (id, variant_id, change, on_hand_after, reason) select gen_random_uuid(), variant_id, units, on_hand, 'received' from stocked`);
    for (const [table, { keys, own }] of Object.entries(copied)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
        [table],
      );
      const columns = rows.map(({ name }) => `"${name}"`).join(', ');
      const changed = [...keys.map((key) => `'${key}', md5(row.${key}::text || n)::uuid`), ...(own ? [own] : [])].join(', ');
      await client.query(`
        insert into ${table} (${columns})
        select ${rows.map(({ name }) => `copy."${name}"`).join(', ')}
        from ${table} row cross join generate_series(1, ${times}) n
          cross join lateral jsonb_populate_record(null::${table}, to_jsonb(row) || jsonb_build_object(${changed})) copy`);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
