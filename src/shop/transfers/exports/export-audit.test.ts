// The audit log as CSV.
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { mostAuditLinesInFile } from '#shop/staff/contract.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await createTestApp();
  token = await staffToken(shop, 'owner');
});
afterAll(() => shop.close());

const file = (filter: object, from = token) =>
  shop.app.inject({ url: `/api/admin/exports/audit.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers: { 'x-auth': from } });

/** So many lines of the log, named after their number. */
const insertLines = (count: number) =>
  shop.run(sql`
    insert into staff_action (id, staff_name, action, subject, detail, at)
    select gen_random_uuid(), 'Ann', 'brand.create', n::text, '{"changes":{"slug":{"before":null,"after":"=1+1"}}}', ${shop.clock.now}
    from generate_series(1, ${count}::int) n`);

it('holds what the filter leaves, oldest first, and each line once', async () => {
  await insertLines(2_500);
  const { statusCode, headers, body } = await file({ action: 'brand' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/csv');
  const [heading, ...rows] = parse(body, { bom: true }) as string[][];
  expect(heading).toEqual(['Time', 'Staff', 'Staff ID', 'Action', 'Subject', 'Name', 'Detail']);
  expect(rows.map((row) => row[4])).toEqual(Array.from({ length: 2_500 }, (_, index) => String(index + 1)));
  expect(rows[0]).toEqual([shop.clock.now.toISOString(), 'Ann', '', 'brand.create', '1', '1', '{"changes":{"slug":{"after":"=1+1","before":null}}}']);
  expect(parse((await file({ action: 'nothing' })).body, { bom: true })).toEqual([heading]);
  expect(parse((await file({ staffId: newId() })).body, { bom: true })).toEqual([heading]);
  expect(parse((await file({ staffId: 'nobody' })).body, { bom: true })).toEqual([heading]);
  expect((await file({ from: 'yesterday' })).statusCode).toBe(400);
});

it('is the owners’, and stands in the log itself with its filter', async () => {
  for (const role of ['manager', 'support', 'editor'] as const) expect((await file({}, await staffToken(shop, role))).statusCode).toBe(403);
  await file({ action: 'order' });
  const log = await shop.client().get('/api/admin/audit?filter={"action":"exports.audit"}', { 'x-auth': token });
  expect(log.data.items[0]).toMatchObject({ action: 'exports.audit', staff: { name: 'owner' }, detail: { filter: { action: 'order' } } });
});

it('has at most so many lines: of more, nothing is sent, and nothing is said to be exported', async () => {
  await insertLines(mostAuditLinesInFile - 2_499);
  const exported = async () => (await shop.client().get('/api/admin/audit?filter={"action":"exports.audit"}', { 'x-auth': token })).data.total;
  const before = await exported();
  const { statusCode, body } = await file({ action: 'brand' });
  expect(statusCode).toBe(409);
  expect(JSON.parse(body)).toMatchObject({ code: 40, msg: expect.stringContaining('50,000') });
  expect(await exported()).toBe(before);
  expect((await file({ action: 'exports' })).statusCode).toBe(200);
});
