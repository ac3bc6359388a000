/** Groups by rule: what a rule finds is what it says, read plainly; and everything that goes by groups goes by it. */
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConditions, numberOps, ruleOps } from '#kit/pure/rules/rule.ts';
import { on, type Queryable } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { groupFields, groupOpsOf, groupRuleFields, type GroupCondition, type GroupRule } from '#shop/accounts/contract.ts';
import { findGroupsOf } from '#shop/accounts/groups/index.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import '#test/harness/property-seed.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

const dayMs = 86_400_000;

/** A customer as the rules see one. Times are days before now. */
type Facts = {
  id: string;
  created: number;
  lang: string;
  tags: string[];
  country: string | null;
  isReader: boolean;
  orders: { age: number; currency: string; paid: number; refunded: number; isPaid: boolean; isCancelled: boolean }[];
};

const [tags, countries, langs, currencies, ages] = [
  ['vip', "o'hara", '批发'],
  ['DE', 'US'],
  ['en', 'zh'],
  ['USD', 'EUR'],
  [0, 1, 2, 29.5, 30, 30.5, 400],
];
const facts: fc.Arbitrary<Omit<Facts, 'id'>> = fc.record({
  created: fc.constantFrom(...ages),
  lang: fc.constantFrom(...langs),
  tags: fc.subarray(tags),
  country: fc.option(fc.constantFrom(...countries)),
  isReader: fc.boolean(),
  orders: fc.array(
    fc.record({
      age: fc.constantFrom(...ages),
      currency: fc.constantFrom(...currencies),
      paid: fc.integer({ min: 3, max: 6 }),
      refunded: fc.integer({ min: 0, max: 3 }),
      isPaid: fc.boolean(),
      isCancelled: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

let shop: TestApp;
let headers: Record<string, string>;
const people: Facts[] = [];
const before = (days: number) => new Date(shop.clock.now.getTime() - days * dayMs);
const run = <Row>(statement: RawBuilder<Row>, db: Queryable = shop.host.database.reader) => statement.execute(on(db));

const some = fc.integer({ min: 0, max: 5 });
const values: Record<string, fc.Arbitrary<string | number>> = {
  orders: some,
  'spent.USD': some,
  'spent.EUR': some,
  'spent.JPY': some,
  lastOrderAt: fc.constantFrom(...ages).map((age) => before(age).toISOString()),
  createdAt: fc.constantFrom(...ages).map((age) => before(age).toISOString()),
  lastOrderDays: fc.constantFrom(0, 1, 30, 365),
  createdDays: fc.constantFrom(0, 1, 30, 365),
  country: fc.constantFrom(...countries, 'FR'),
  tag: fc.constantFrom(...tags, "'; drop table account"),
  newsletter: fc.constantFrom('yes', 'no'),
  language: fc.constantFrom(...langs),
};
const condition: fc.Arbitrary<GroupCondition> = fc
  .constantFrom(...Object.keys(values))
  .chain((field) => fc.record({ field: fc.constant(field), op: fc.constantFrom(...groupOpsOf(field)), value: values[field]! }));
const rule: fc.Arbitrary<GroupRule> = fc.record({ match: fc.constantFrom('all', 'any'), conditions: fc.array(condition, { minLength: 1, maxLength: 4 }) });

const compare = (given: number, op: string, wanted: number) =>
  ({ is: given === wanted, isNot: given !== wanted, lt: given < wanted, lte: given <= wanted, gt: given > wanted, gte: given >= wanted })[op]!;

/** The plain reading of a condition. */
function holds(one: Facts, { field, op, value }: GroupCondition): boolean {
  const placed = one.orders.filter(({ isCancelled }) => !isCancelled);
  const since = (age: number | null) => {
    if (age === null) return false;
    return field.endsWith('Days') ? compare(age, op, Number(value)) : compare(before(age).getTime(), op, new Date(value).getTime());
  };
  const is = (found: boolean) => (op === 'isNot' ? !found : found);
  switch (field) {
    case 'orders':
      return compare(placed.length, op, Number(value));
    case 'lastOrderAt':
    case 'lastOrderDays':
      return since(placed.length === 0 ? null : Math.min(...placed.map(({ age }) => age)));
    case 'createdAt':
    case 'createdDays':
      return since(one.created);
    case 'country':
      return is(one.country === value);
    case 'tag':
      return is(one.tags.includes(String(value)));
    case 'newsletter':
      return one.isReader === (value === 'yes');
    case 'language':
      return is(one.lang === value);
    default: {
      const paid = one.orders.filter(({ isPaid, currency }) => isPaid && field === `spent.${currency}`);
      return compare(
        paid.reduce((sum, order) => sum + order.paid - order.refunded, 0),
        op,
        Number(value),
      );
    }
  }
}
const belongs = (one: Facts, { match, conditions }: GroupRule) => conditions[match === 'all' ? 'every' : 'some']((each) => holds(one, each));

async function write(one: Facts): Promise<void> {
  people.push(one);
  const email = `${one.id}@shop.example`;
  await shop.host.database.transaction(async (tx) => {
    await run(
      sql`insert into account (id, email, email_verified_at, first_name, lang, tags, created_at)
        values (${one.id}, ${email}, ${before(0)}, ${one.id.slice(-6)}, ${one.lang}, ${one.tags}, ${before(one.created)})`,
      tx,
    );
    if (one.country !== null)
      await run(
        sql`insert into address (id, account_id, country, is_default, created_at, updated_at) values (${newId()}, ${one.id}, ${one.country}, true, ${before(0)}, ${before(0)})`,
        tx,
      );
    await run(sql`insert into address (id, account_id, country, created_at, updated_at) values (${newId()}, ${one.id}, 'FR', ${before(0)}, ${before(0)})`, tx);
    await run(
      sql`insert into subscriber (id, email, lang, state, created_at) values (${newId()}, ${email}, 'en', ${one.isReader ? 'confirmed' : 'unsubscribed'}, ${before(0)})`,
      tx,
    );
    for (const { age, currency, paid, refunded, isPaid, isCancelled } of one.orders)
      await run(
        sql`insert into orders (id, order_no, checkout_id, checkout_slug, account_id, lang, currency, market, tax_included, status, pay_status, subtotal_amount,
            shipping_fee_amount, tax_amount, total_amount, paid_amount, refunded_amount, placed_at, updated_at)
          values (${newId()}, ${newId()}, ${newId()}, 'c', ${one.id}, 'en', ${currency}, 'us', true, ${isCancelled ? 'cancelled' : 'completed'},
            ${isPaid ? 'paid' : 'unpaid'}, ${paid}, 0, 0, ${paid}, ${paid}, ${refunded}, ${before(age)}, ${before(age)})`,
        tx,
      );
  });
}

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}, more: object = {}) =>
  shop.client().send({ method, url: `/api/admin/${path}`, ...(method === 'GET' ? {} : { payload }), headers: { ...headers, ...more } });
const preview = async (wanted: GroupRule) => (await send('POST', 'customer-groups/preview', { rule: wanted })).data;
const one = (field: string, op: GroupCondition['op'], value: string | number): GroupRule => ({ match: 'all', conditions: [{ field, op, value }] });
const listed = async (filter: object) => (await send('GET', `customers?size=100&filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;

beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'manager') };
  for (const each of fc.sample(facts, 40)) await write({ ...each, id: newId() });
}, 60_000);
afterAll(() => shop.close());

describe('a rule', () => {
  it('finds who it says', async () => {
    await fc.assert(
      fc.asyncProperty(rule, async (wanted) => {
        const all = people.filter((each) => belongs(each, wanted)).map(({ id }) => id);
        const { total, more, items } = await preview(wanted);
        expect({ wanted, total, more }).toEqual({ wanted, total: all.length, more: false });
        expect(items.length).toBe(Math.min(all.length, 8));
        for (const { id } of items) expect(all).toContain(id);
      }),
      { numRuns: runsOf(120) },
    );
  }, 60_000);

  it('says the same of a group, of its list and of each of its customers', async () => {
    const ruled = fc.sample(rule, 10);
    for (const [index, wanted] of ruled.entries())
      expect((await send('POST', 'customer-groups', { id: `ruled-${index}`, title: `Ruled ${index}`, rule: wanted })).code).toBe(0);
    const groups = (await send('GET', `customer-groups?size=100&filter=${encodeURIComponent('{"count":true}')}`)).data.items;
    const memberships = await findGroupsOf(
      shop.host.database.reader,
      people.map(({ id }) => id),
      shop.clock.now,
    );
    for (const [index, wanted] of ruled.entries()) {
      const id = `ruled-${index}`;
      const all = people.filter((each) => belongs(each, wanted)).map((each) => each.id);
      expect(groups).toContainEqual(expect.objectContaining({ id, members: all.length, more: false, rule: wanted }));
      expect((await send('GET', `customer-groups/${id}`)).data).toMatchObject({ members: all.length, rule: wanted });
      const found = await listed({ group: id });
      expect([found.total, found.items.map((each: { id: string }) => each.id).toSorted()]).toEqual([all.length, all.toSorted()]);
      expect(memberships.flatMap(({ accountId, groupCode }) => (groupCode === id ? [accountId] : [])).toSorted()).toEqual(all.toSorted());
      for (const each of found.items) expect(each.groups).toContain(id);
      expect((await send('DELETE', `customer-groups/${id}`, {}, { 'if-match': (await send('GET', `customer-groups/${id}`)).headers['etag'] })).code).toBe(0);
    }
  }, 60_000);

  it('names every place that is wrong', async () => {
    const conditions = [
      { field: 'orders', op: 'gte', value: '2' },
      { field: 'orders', op: 'contains', value: 2 },
      { field: 'spent.USD', op: 'gt', value: 1.5 },
      { field: 'createdAt', op: 'gte', value: '0000-05-01' },
      { field: 'country', op: 'is', value: 'XX' },
      { field: 'newsletter', op: 'isNot', value: 'yes' },
      { field: 'language', op: 'is', value: 'tlh' },
      { field: 'lastOrderDays', op: 'lte', value: -1 },
    ];
    const { status, code, data } = await send('POST', 'customer-groups/preview', { rule: { match: 'all', conditions } });
    expect([status, code, Object.keys(data.errors).toSorted()]).toEqual([
      400,
      40,
      ['1.op', '2.value', '3.value', '4.value', '5.op', '6.value', '7.value'].map((place) => `rule.conditions.${place}`),
    ]);
    const wrong = await send('POST', 'customer-groups', { title: 'X', rule: one('password', 'is', 'x') });
    expect([wrong.status, Object.keys(wrong.data.errors)]).toEqual([400, ['rule.conditions.0.field']]);
    const many = { match: 'all', conditions: Array.from({ length: 21 }, () => ({ field: 'orders', op: 'gt', value: 1 })) };
    expect((await send('POST', 'customer-groups', { title: 'X', rule: many })).status).toBe(400);
  });

  it('has comparisons that fit its fields', () => {
    const fits = (field: string) => ruleOps.filter((op) => groupOpsOf(field).includes(op)).join(' ');
    expect(Object.fromEntries([...groupRuleFields, 'spent.USD'].map((field) => [field, fits(field)]))).toEqual({
      orders: numberOps.join(' '),
      'spent.USD': numberOps.join(' '),
      lastOrderAt: 'lt gte',
      createdAt: 'lt gte',
      lastOrderDays: 'lte gt',
      createdDays: 'lte gt',
      country: 'is isNot',
      tag: 'is isNot',
      language: 'is isNot',
      newsletter: 'is',
    });
  });

  it('keeps its meaning when it is checked again, whatever was typed', () => {
    const typed = fc.constantFrom(...Object.keys(values)).chain((field) =>
      fc.record({
        field: fc.constant(field),
        op: fc.constantFrom(...ruleOps),
        value: fc.oneof({ weight: 9, arbitrary: values[field]! }, fc.string(), fc.double()),
      }),
    );
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 2 }), (conditions) => {
        const first = checkConditions({ match: 'all', conditions }, groupFields);
        fc.pre(first.faults.length === 0);
        expect(checkConditions(first.rule, groupFields)).toEqual(first);
        expect(first.rule.conditions.map(({ field }) => field)).toEqual(conditions.map(({ field }) => field));
      }),
    );
  });
});

describe('a group by rule', () => {
  it('has nobody by hand, and stays among the groups of a record that is written back', async () => {
    const ada = await signedIn(shop, { firstName: 'Ada' });
    const made = await send('POST', 'customer-groups', { title: 'Big spenders', rule: one('tag', 'is', 'big') });
    expect(made).toMatchObject({ code: 0, data: { id: 'big-spenders', members: null, rule: one('tag', 'is', 'big') } });
    expect((await send('POST', 'customer-groups', { title: 'Big spenders' })).data.id).toBe('big-spenders-2');
    expect((await send('POST', 'customer-groups', { title: '大客户' })).data.id).toBe('group-2');
    expect(await send('POST', `customers/${ada.accountId}/groups`, { groups: ['big-spenders'] })).toMatchObject({
      status: 400,
      data: { errors: { groups: expect.stringContaining('Big spenders') } },
    });
    const read = await send('GET', `customers/${ada.accountId}`);
    const tagged = await send('PUT', `customers/${ada.accountId}`, { ...read.data, tags: ['big'], groups: ['group-2'] }, { 'if-match': read.headers['etag'] });
    expect(tagged.data.groups).toEqual(['group-2', 'big-spenders']);
    expect((await send('POST', `customers/${ada.accountId}/groups`, { groups: tagged.data.groups })).data.groups).toEqual(['group-2', 'big-spenders']);
    const by = await run(sql<{ code: string }>`select group_code as code from customer_group_member where account_id = ${ada.accountId}`);
    expect(by.rows).toEqual([{ code: 'group-2' }]);

    // One that gets a rule has no members by hand any more; without a rule it has none at all.
    const { headers: tag } = await send('GET', 'customer-groups/group-2');
    const ruled = await send('PUT', 'customer-groups/group-2', { title: '大客户', rule: one('language', 'is', 'zh') }, { 'if-match': tag['etag'] });
    expect(ruled.data.rule).toEqual(one('language', 'is', 'zh'));
    expect(await send('PUT', 'customer-groups/group-2', { title: 'X', rule: null }, { 'if-match': tag['etag'] })).toMatchObject({ status: 412 });
    const renamed = await send('PUT', 'customer-groups/group-2', { title: '客户' }, { 'if-match': ruled.headers['etag'] });
    expect(renamed.data).toMatchObject({ title: '客户', rule: one('language', 'is', 'zh') });
    const freed = await send('PUT', 'customer-groups/group-2', { title: '客户', rule: null }, { 'if-match': renamed.headers['etag'] });
    expect(freed.data).toMatchObject({ rule: null, members: 0 });
    const changes = await run(
      sql<{ number: number }>`select count(*)::int as number from staff_action where action = 'customer-group.update' and subject = 'group-2'`,
    );
    expect(changes.rows).toEqual([{ number: 3 }]);
  });

  it('reduces the carts of those it holds, and is written to', async () => {
    const [thing] = await insertTestProduct(shop.host.database, { slug: 'loyal-bowl', variants: [{ price: 2000 }] });
    await send('POST', 'customer-groups', { id: 'loyal', title: 'Loyal', rule: one('createdDays', 'gt', 30) });
    const promotion = {
      slug: 'loyal-price',
      texts: { en: { title: 'Loyal price' } },
      rule: { kind: 'percentage', basisPoints: 1_000 },
      conditions: { customerGroups: ['loyal'], targets: { products: ['loyal-bowl'] } },
    };
    expect((await send('POST', 'promotions', promotion)).code).toBe(0);
    const bea = await signedIn(shop);
    await bea.post('/cart/add', { sku: thing!.sku, quantity: 1 });
    const reduced = async () => (await bea.post('/cart/get')).data.promotionDiscounts.length;
    const readers = async () => (await send('POST', 'newsletter-issues/audience', { segment: { groups: ['loyal'] } })).data.count;
    expect(await reduced()).toBe(0);
    const others = await readers();
    expect(others).toBe(people.filter((each) => each.created > 30 && each.isReader).length);
    await run(sql`update account set created_at = ${before(31)} where id = ${bea.accountId}`);
    await run(sql`insert into subscriber (id, email, lang, state, created_at) values (${newId()}, ${bea.email}, 'en', 'confirmed', ${before(0)})`);
    expect([await reduced(), await readers()]).toEqual([1, others + 1]);
    // The clock alone changes who is in it.
    const carl = await signedIn(shop);
    await run(sql`update account set created_at = ${before(29)} where id = ${carl.accountId}`);
    const groupsOfCarl = async () => (await send('GET', `customers/${carl.accountId}`)).data.groups;
    expect(await groupsOfCarl()).not.toContain('loyal');
    await run(sql`update account set created_at = ${before(30.1)} where id = ${carl.accountId}`);
    expect(await groupsOfCarl()).toContain('loyal');
  });

  it('answers plainly when it holds more than is counted, and when counting takes too long', async () => {
    await run(sql`insert into account (id, email, email_verified_at, lang, tags, created_at)
      select gen_random_uuid(), 'many-' || n || '@shop.example', ${before(0)}, 'en', '{many}', ${before(0)} from generate_series(1, 10001) n`);
    expect(await preview(one('tag', 'is', 'many'))).toMatchObject({ total: 10_000, more: true, items: { length: 8 } });
    await send('POST', 'customer-groups', { id: 'many', title: 'Many', rule: one('tag', 'is', 'many') });
    expect((await send('GET', 'customer-groups/many')).data).toMatchObject({ members: 10_000, more: true });
    expect((await send('GET', 'customer-groups')).data.items).toContainEqual(expect.objectContaining({ id: 'many', members: null }));
    await shop.host.database.transaction(async (tx) => {
      await run(sql`lock table subscriber in access exclusive mode`, tx);
      expect(await preview(one('newsletter', 'is', 'yes'))).toEqual({ total: null, more: true, items: [] });
    });
  }, 30_000);

  it('is one of a bounded number', async () => {
    const { data } = await send('GET', 'customer-groups?size=100');
    const ruled = data.items.filter((each: { rule: unknown }) => each.rule !== null).length;
    await run(sql`insert into customer_group (code, title, rule, created_at)
      select 'more-' || n, 'More', ${JSON.stringify(one('orders', 'gt', 1))}::jsonb, ${before(0)} from generate_series(1, ${50 - ruled}::int) n`);
    const full = await send('POST', 'customer-groups', { title: 'One more', rule: one('orders', 'gt', 1) });
    expect([full.status, full.data.errors.rule]).toEqual([400, expect.stringContaining('50')]);
    expect((await send('POST', 'customer-groups', { title: 'By hand' })).code).toBe(0);
  });
});
