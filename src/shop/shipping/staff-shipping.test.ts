import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StaffMethod, StaffZone } from './admin-contract.ts';
import { methodProblem } from './rules-input.ts';

/** What the demo's zone of Alaska and Hawaii is called. */
const farOff = 'Alaska (United States), Hawaii (United States), United States 967–968, …';
/** A changed rate takes effect at once; a buyer takes a moment on a busy machine. */
const patient = { timeout: 10_000 };

let shop: TestApp;
let manager: Record<string, string>;
let bowl: TestVariant;
const zones = '/api/admin/shipping-zones';
const methods = '/api/admin/shipping-methods';

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 500, weightGrams: 400 }] })) as [TestVariant];
}, 60_000);
afterAll(() => shop.close());

const ask = async (url: string) => (await shop.client().get(url, manager)).data;
const write = (method: 'PUT' | 'DELETE', url: string, payload: object | undefined, headers: Record<string, string>) =>
  shop.client().send({ method, url, headers, ...(payload ? { payload } : {}) });
const errorsOf = (answer: { data: unknown }) => (answer.data as { errors?: Record<string, string> }).errors ?? {};
const zoneNamed = async (code: string) => (await ask(`${zones}?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`)).items[0] as StaffZone;
const methodOf = async (zone: string, code: string) =>
  ((await ask(`${methods}?size=100`)).items as StaffMethod[]).find((method) => method.zone === zone && method.code === code)!;
const put = async (url: string, change: object) => {
  const read = await shop.client().get(url, manager);
  return write('PUT', url, { ...(read.data as object), ...change }, { ...manager, 'if-match': String(read.headers['etag']) });
};
const estimate = async (body: object) => {
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
  const { shippingMethods } = (await client.post('/api/web/cart/estimate', body)).data;
  return shippingMethods.map((method: { id: string; price: { amount: number } }) => [method.id, method.price.amount]);
};

describe('shipping, as staff change it', () => {
  it('makes a zone with a method, which carts are offered at once', async () => {
    expect(await estimate({ country: 'CH' })).toEqual([]);
    const zone = await shop.client().post(zones, { code: 'switzerland', countries: ['CH'] }, manager);
    expect(zone).toMatchObject({ code: 0, data: { code: 'switzerland', regions: [], postalRanges: [] } });
    const steps = [
      { from: 0, amount: 900 },
      { from: 5_000, amount: 300 },
    ];
    const made = await shop
      .client()
      .post(methods, { zoneId: zone.data.id, code: 'standard', texts: { en: { title: 'By post' } }, rule: { kind: 'subtotal', steps } }, manager);
    expect(made).toMatchObject({ code: 0, data: { zone: 'switzerland', currency: 'USD', published: true, pickup: null } });
    await expect.poll(() => estimate({ country: 'CH' }), patient).toEqual([['standard', 900]]);
    await put(`${methods}/${made.data.id}`, { published: false });
    await expect.poll(() => estimate({ country: 'CH' }), patient).toEqual([]);
    const etag = String((await shop.client().get(`${zones}/${zone.data.id}`, manager)).headers['etag']);
    expect(await write('DELETE', `${zones}/${zone.data.id}`, undefined, { ...manager, 'if-match': etag })).toMatchObject({ code: 0 });
    expect(await shop.client().get(`${methods}/${made.data.id}`, manager)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ countries: ['US'] }, 'countries', 'United States is in another zone already: United States'],
    [{ regions: ['US-HI'] }, 'regions', `Hawaii (United States) is in another zone already: ${farOff}`],
    [{ postalRanges: [{ country: 'US', from: '99 500', to: '99-600' }] }, 'postalRanges', `United States 99500–99600 is in another zone already: ${farOff}`],
    [{ code: 'more', countries: ['ZZ'] }, 'countries', 'There is no country with the code ZZ.'],
    [{ code: 'more', regions: ['US-QQ'] }, 'regions', 'There is no region with the code US-QQ.'],
    [{ code: 'more', postalRanges: [{ country: 'CH', from: '20000', to: '200' }] }, 'postalRanges.0.to', 'Both ends need the same number of characters.'],
    [{ code: 'more', postalRanges: [{ country: 'CH', from: '300', to: '200' }] }, 'postalRanges.0.to', 'The range ends before it begins.'],
    [{ code: 'More zones', countries: ['CH'] }, 'code', expect.any(String)],
  ])('rejects the zone %j beside the field', async (input, field, words) => {
    const answer = await shop.client().post(zones, input, manager);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(errorsOf(answer)).toEqual({ [field]: words });
  });

  it('names zones and methods itself where nobody gives a code, and leaves a code as it is', async () => {
    const make = async (url: string, body: object) => (await shop.client().post(url, body, manager)).data;
    const rule = { kind: 'flat', amount: 100 };
    const [norway, iceland] = [await make(zones, { countries: ['NO'] }), await make(zones, { code: 'no-2', countries: ['IS'] })];
    expect([norway.code, iceland.code]).toEqual(['no', 'no-2']);
    const post = await make(methods, { zoneId: norway.id, texts: { en: { title: 'Post of Norway' } }, rule });
    expect(post.code).toBe('post-of-norway');
    expect(await make(methods, { zoneId: iceland.id, texts: { en: { title: 'Post of Norway' } }, rule })).toMatchObject({ code: post.code });
    const { code: _code, ...withoutCode } = (await ask(`${zones}/${iceland.id}`)) as StaffZone;
    const etag = String((await shop.client().get(`${zones}/${iceland.id}`, manager)).headers['etag']);
    const changed = await write('PUT', `${zones}/${iceland.id}`, { ...withoutCode, position: 9 }, { ...manager, 'if-match': etag });
    expect(changed).toMatchObject({ code: 0, data: { code: 'no-2', position: 9 } });
  });

  it('a code that is taken is a conflict, named at its field', async () => {
    const zone = await shop.client().post(zones, { code: 'home', countries: ['CH'] }, manager);
    expect([zone.status, zone.code, errorsOf(zone)]).toEqual([409, 40, { code: 'Another zone has this code.' }]);
    const { id } = await zoneNamed('home');
    for (const code of ['standard', 'pickup']) {
      const method = await shop
        .client()
        .post(methods, { zoneId: id, code, texts: { en: { title: 'By drone' } }, rule: { kind: 'flat', amount: 100 } }, manager);
      expect([method.status, method.code, Object.keys(errorsOf(method))]).toEqual([409, 40, ['code']]);
    }
  });

  it.each([
    [
      {
        rule: {
          kind: 'weight',
          steps: [
            { upToGrams: 500, amount: 1 },
            { upToGrams: 500, amount: 2 },
          ],
        },
      },
      'rule.steps.1.upToGrams',
      'Each step must begin above the one before.',
    ],
    [{ rule: { kind: 'flat', amount: -1 } }, 'rule.amount', expect.any(String)],
    [{ rule: { kind: 'flat', amount: 1.5 } }, 'rule.amount', expect.any(String)],
    [{ leastDays: 3, mostDays: 2 }, 'mostDays', 'The longest time is shorter than the shortest.'],
    [{ leastDays: 3 }, 'mostDays', 'Give both times, or neither.'],
    [{ zoneId: 'nowhere' }, 'zoneId', 'This zone is not there.'],
    [{ texts: {} }, 'texts.en.title', expect.any(String)],
  ])('rejects the method %j beside the field', async (change, field, words) => {
    const { id } = await zoneNamed('home');
    const input = { zoneId: id, code: 'drone', texts: { en: { title: 'By drone' } }, rule: { kind: 'flat', amount: 100 }, ...change };
    const answer = await shop.client().post(methods, input, manager);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(errorsOf(answer)).toEqual({ [field]: words });
  });

  it('says what a parcel would cost to a place, as a checkout does, and why other ways are not offered', async () => {
    const probe = (change: object = {}) =>
      shop
        .client()
        .post(`${zones}/test`, { country: 'US', division: 'OR', postcode: '97201', weightGrams: 400, total: 2_000, currency: 'USD', ...change }, manager);
    const { data } = await probe();
    expect(data.methods.map(({ id, fee }: { id: string; fee: { amount: number } }) => [id, fee.amount])).toEqual(
      await estimate({ country: 'US', province: 'OR', postalCode: '97201' }),
    );
    expect(data.zone).toBe('home');
    expect(data.others).toContainEqual(expect.objectContaining({ zone: 'germany', reason: 'otherZone', limit: null }));
    const heavy = (await probe({ weightGrams: 90_000_000 })).data;
    expect(heavy.methods.length + heavy.others.length).toBe(data.methods.length + data.others.length);
    const { id } = await zoneNamed('home');
    const rule = { kind: 'weight', steps: [{ upToGrams: 1_000, amount: 500 }] };
    const made = await shop.client().post(methods, { zoneId: id, code: 'letter', texts: { en: { title: 'Letter' } }, rule }, manager);
    await expect
      .poll(async () => (await probe()).data.methods, patient)
      .toContainEqual({ id: 'letter', title: 'Letter', fee: { amount: 500, currency: 'USD' }, pickup: false });
    expect((await probe({ weightGrams: 1_001 })).data.others).toContainEqual({ id: 'letter', title: 'Letter', zone: 'home', reason: 'tooHeavy', limit: 1_000 });
    await write('DELETE', `${methods}/${made.data.id}`, undefined, { ...manager, 'if-match': '*' });
    for (const [field, wrong] of [
      ['country', { country: 'XX' }],
      ['currency', { currency: 'XXX' }],
      ['weightGrams', { weightGrams: -1 }],
      ['total', { total: 'a lot' }],
    ] as const)
      expect(errorsOf(await probe(wrong))).toHaveProperty(field);
  });

  it('changes nothing of an order that was placed', async () => {
    const client = shop.client();
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, address: addresses.OR });
    const { orderNo } = (await submit(client, checkout)).data;
    const standard = await methodOf('home', 'standard');
    expect(await put(`${methods}/${standard.id}`, { rule: { kind: 'flat', amount: 4_200 }, freeAboveAmount: null })).toMatchObject({ code: 0 });
    await expect.poll(() => estimate({ country: 'US' }), patient).toContainEqual(['standard', 4_200]);
    expect((await client.post('/api/web/order/detail', { orderNo })).data).toMatchObject({ shippingFee: { amount: 600 }, total: { amount: 2_600 } });
    await put(`${methods}/${standard.id}`, { rule: standard.rule, freeAboveAmount: standard.freeAboveAmount });
  });

  it('requires the version that was read, and purges the pages that show the terms', async () => {
    const { id } = await methodOf('home', 'express');
    const { data, headers } = await shop.client().get(`${methods}/${id}`, manager);
    expect(await write('PUT', `${methods}/${id}`, data, manager)).toMatchObject({ status: 428, code: 40 });
    const stale: string[][] = [];
    shop.host.announcements.on('stale', ({ tags }) => void stale.push(tags));
    const fresh = { ...manager, 'if-match': String(headers['etag']) };
    expect(await write('PUT', `${methods}/${id}`, { ...data, position: 7 }, fresh)).toMatchObject({ code: 0, data: { position: 7 } });
    expect(await write('PUT', `${methods}/${id}`, { ...data, position: 8 }, fresh)).toMatchObject({ status: 412, code: 40 });
    await expect.poll(() => stale).toContainEqual(['shipping']);
    const { rows } = await sql<{ action: string }>`select action from staff_action where subject = ${id}`.execute(shop.kysely);
    expect(rows).toEqual([{ action: 'shippingMethod.write' }]);
  });

  it('lets one of two who claim the same country at once have it', async () => {
    const answers = await Promise.all(['australia', 'oceania'].map((code) => shop.client().post(zones, { code, countries: ['AU'] }, manager)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
  });
});

describe('what is impossible about a method', () => {
  it('is a step that does not grow', () => {
    const none = { leastDays: null, mostDays: null };
    const steps = (...from: number[]) => methodProblem({ ...none, rule: { kind: 'subtotal', steps: from.map((one) => ({ from: one, amount: 1 })) } });
    expect(steps(0, 10, 20)).toBeNull();
    expect(steps(0, 10, 10)).toEqual({ field: 'rule.steps.2.from', what: 'stepsNotGrowing' });
    expect(steps(10, 0)).toMatchObject({ field: 'rule.steps.1.from' });
  });
});
