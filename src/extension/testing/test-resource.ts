/** The contract test of resources. */
import assert from 'node:assert/strict';
import type { ExtensionContext } from '../context.ts';
import type { AskedList, ExtensionResource } from '../resource.ts';

type Kept = { id: string };
type Tried<Input, Settings> = {
  resource: ExtensionResource<Kept, Input, unknown, string, Settings>;
  context: ExtensionContext<Settings>;
};

/**
 * A resource, with its tables: what it lists and reads is what its schema says, pages neither overlap nor leave any out, in each order; what is written is
 * read back, and what is removed is gone. `input` and `changed` are what staff would send; three records are made and taken away again.
 */
export async function testAdminResource<Record extends Kept, Input, Filter, Sort extends string, Settings>(
  resource: ExtensionResource<Record, Input, Filter, Sort, Settings>,
  context: ExtensionContext<Settings>,
  { input, changed }: { input?: Input | (() => Input); changed?: Input } = {},
): Promise<void> {
  const tried = { resource, context } as unknown as Tried<Input, Settings>;
  assert.equal(await resource.read(context, '018f0000-0000-7000-8000-00000000000f'), null, 'a record that there is not is not null');
  const made: string[] = [];
  if (resource.create && input !== undefined) for (let count = 0; count < 3; count += 1) made.push(await create(tried, input, count));
  await testLists(tried, made);
  if (resource.change && changed !== undefined && made[0]) await testChange(tried, made[0], changed);
  for (const id of made) await remove(tried, id);
}

/** As the shop does it: in one transaction, in which `context.db` sees what was written. */
const within = <T, Settings>({ context }: { context: ExtensionContext<Settings> }, work: (own: ExtensionContext<Settings>, tx: never) => Promise<T>) =>
  context.transaction((tx) => work({ ...context, db: tx }, tx as never));

async function create<Input, Settings>(tried: Tried<Input, Settings>, input: Input | (() => Input), count: number): Promise<string> {
  const { resource, context } = tried;
  const given = typeof input === 'function' ? (input as () => Input)() : numbered(input, count);
  const checked = resource.input!.safeParse(given);
  assert.ok(checked.success, `its own \`input\` refuses what is written: ${checked.error?.message}`);
  const id = await within(tried, (own, tx) => resource.create!(own, tx, checked.data as Input));
  const record = await resource.read(context, id);
  assert.notEqual(record, null, 'what was made cannot be read: does `create` answer the id?');
  assert.equal(record!.id, id, 'the record that was read has another id');
  check(tried, record);
  return id;
}

/** Texts that must differ from record to record often do by their first text. */
function numbered<Input>(input: Input, count: number): Input {
  const first = Object.entries(input as object).find(([, value]) => typeof value === 'string');
  return count === 0 || !first ? input : { ...input, [first[0]]: `${first[1] as string}${count}` };
}

function check<Input, Settings>({ resource }: Tried<Input, Settings>, record: unknown): void {
  const checked = resource.record.safeParse(JSON.parse(JSON.stringify(record)));
  assert.ok(checked.success, `a record is not what its schema says: ${checked.error?.message}`);
}

async function testLists<Input, Settings>(tried: Tried<Input, Settings>, made: readonly string[]): Promise<void> {
  const { resource, context } = tried;
  const filter = resource.filter ? resource.filter.parse({}) : {};
  const list = (asked: Omit<AskedList<unknown, string>, 'filter'>) => resource.list(context, { ...asked, filter });
  for (const field of resource.sorts) {
    for (const direction of ['asc', 'desc'] as const) {
      const order = { field, direction };
      const { items, total } = await list({ page: 1, size: 100, order });
      for (const item of items) check(tried, item);
      const ids = items.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length, `sorted by ${field}, a record is listed twice`);
      assert.equal(ids.length, Math.min(total, 100), `sorted by ${field}, \`total\` is not how many there are`);
      for (const id of total > 100 ? [] : made) assert.ok(ids.includes(id), `sorted by ${field}, a record that there is is not listed`);
      const pages = await Promise.all([1, 2, 3].map((page) => list({ page, size: 1, order })));
      assert.deepEqual(
        pages.flatMap((page) => page.items.map(({ id }) => id)),
        ids.slice(0, 3),
        `sorted by ${field}, pages of one are not the list: sort by id as well`,
      );
      assert.deepEqual((await list({ page: 10_000, size: 100, order })).items, [], 'a page behind the last is not empty');
    }
  }
}

async function testChange<Input, Settings>(tried: Tried<Input, Settings>, id: string, changed: Input): Promise<void> {
  const { resource, context } = tried;
  const before = (await resource.read(context, id))!;
  await within(tried, (own, tx) => resource.change!(own, tx, { id, input: resource.input!.parse(changed), before }));
  const after = await resource.read(context, id);
  check(tried, after);
  assert.notDeepEqual(after, before, 'a record that was changed is as it was');
}

async function remove<Input, Settings>(tried: Tried<Input, Settings>, id: string): Promise<void> {
  const { resource, context } = tried;
  if (!resource.remove) return;
  const before = (await resource.read(context, id))!;
  await within(tried, (own, tx) => resource.remove!(own, tx, { id, before }));
  assert.equal(await resource.read(context, id), null, 'a record that was removed can be read');
}
