/** A fapiao from the checkout to the order, its staff, its export, and a data export (docs/rules/orders.md, "Who pays, and the fapiao"). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { checkFapiao } from './check-fapiao.ts';
import type { FapiaoRequest } from './contract-fapiao.ts';

let shop: TestApp;
let bowl: TestVariant;
let client: TestClient;
let support: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2000, onHand: 500, weightGrams: 400 }] })) as [TestVariant];
  client = shop.client();
  support = { 'x-auth': await staffToken(shop, 'support') };
});
afterAll(() => shop.close());

const company = { type: 'company', title: '杭州榆木科技有限公司', taxNumber: '91330106ma2b0c1d2e', email: 'caiwu@example.cn' };
const source = { source: 'buyNow', sku: '', quantity: 1 };
const filled = (address: object = addresses.CN) => fillCheckout(client, { source: { ...source, sku: bowl.sku }, address });
const set = (slug: string, fapiao: object | null) => client.post('/api/web/checkout/fapiao', { slug, fapiao });
const act = (orderNo: string, action: string, body: object) => shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, support);
async function ordered(fapiao: object | null = company): Promise<string> {
  const { slug } = await filled();
  const checkout = (await set(slug, fapiao)).data;
  return (await submit(client, checkout)).data.orderNo as string;
}

describe('what is asked for', () => {
  const check = (given: Partial<FapiaoRequest>) =>
    checkFapiao({ type: 'company', title: '公司', taxNumber: '', email: 'a@example.cn', ...given }, { locale: 'en' });
  it.each(['123456789012345', '91330106MA2B0C1D2E', '12345678901234567890', ' 9133 0106-ma2b 0c1d2e ', '９１３３０１０６MA2B0C1D2E'])(
    'takes the taxpayer number %s',
    (taxNumber) => {
      expect(check({ taxNumber }).taxNumber).toMatch(/^[0-9A-Z]{15,20}$/);
    },
  );
  it.each(['', '1234', '1234567890123456', '9133010六MA2B0C1D2E', '91330106MA2B0C1D2E1'])('refuses the taxpayer number "%s"', (taxNumber) => {
    expect(() => check({ taxNumber })).toThrow('rejected with code 40');
  });
  it('has no number where it is personal, and a title in any case', () => {
    expect(check({ type: 'personal', title: '', taxNumber: '91330106MA2B0C1D2E' })).toEqual({
      type: 'personal',
      title: '个人',
      taxNumber: '',
      email: 'a@example.cn',
    });
    expect(() => check({ title: '', taxNumber: '91330106MA2B0C1D2E' })).toThrow('rejected with code 40');
  });
});

describe('at checkout', () => {
  it('is offered for what goes to mainland China, and stands on the order', async () => {
    const { slug, offersFapiao, fapiao } = await filled();
    expect([offersFapiao, fapiao]).toEqual([true, null]);
    const asked = (await set(slug, company)).data;
    expect(asked.fapiao).toEqual({ ...company, taxNumber: '91330106MA2B0C1D2E' });
    expect((await set(slug, null)).data.fapiao).toBeNull();
    const orderNo = (await submit(client, (await set(slug, company)).data)).data.orderNo;
    const order = (await client.post('/api/web/order/detail', { orderNo })).data;
    expect(order.fapiao).toEqual({ ...company, taxNumber: '91330106MA2B0C1D2E', issuedAt: null });
    expect((await client.get(`/checkout/thankyou?order=${orderNo}`)).text).toContain('91330106MA2B0C1D2E');
  });

  it('names the fields that are wrong', async () => {
    const { slug } = await filled();
    const answer = await set(slug, { type: 'company', title: '', taxNumber: '12', email: 'nobody' });
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors).toSorted()).toEqual(['fapiao.email', 'fapiao.taxNumber', 'fapiao.title']);
    expect(await set(slug, { ...company, title: 'a\nb' })).toMatchObject({ status: 400 });
    expect(await set(slug, { ...company, type: 'other' })).toMatchObject({ status: 400 });
  });

  it('is refused elsewhere, and left out where the goods go elsewhere in the end', async () => {
    const abroad = await filled(addresses.DE);
    expect(abroad.offersFapiao).toBe(false);
    expect(await set(abroad.slug, company)).toMatchObject({ status: 409, code: 41 });
    const { slug } = await filled();
    await set(slug, company);
    await client.post('/api/web/checkout/address', { slug, address: addresses.DE });
    await client.post('/api/web/checkout/shipping', { slug, methodId: 'standard' });
    const moved = (await client.post('/api/web/checkout/get', { slug })).data;
    expect([moved.offersFapiao, moved.fapiao]).toEqual([false, null]);
    const { orderNo } = (await submit(client, moved)).data;
    expect((await client.post('/api/web/order/detail', { orderNo })).data.fapiao).toBeNull();
  });

  it('works without script, with what is wrong beside its field', async () => {
    const { slug } = await filled();
    const post = (fields: Record<string, string>) =>
      client.send({
        method: 'POST',
        url: `/zh/checkout/${slug}`,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      });
    const wrong = await post({ form: 'fapiao', type: 'company', title: company.title, taxNumber: '12', email: company.email });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('税号应为 15、18 或 20 位');
    expect((await post({ form: 'fapiao', ...company })).headers['location']).toBe(`/zh/checkout/${slug}#step-payment`);
    expect((await client.get(`/zh/checkout/${slug}`)).text).toContain('91330106MA2B0C1D2E');
    await post({ form: 'dropFapiao' });
    expect((await client.post('/api/web/checkout/get', { slug })).data.fapiao).toBeNull();
  });
});

describe('for staff', () => {
  it('is corrected and dropped until it is issued, once the order is paid; each stands in the audit log', async () => {
    const orderNo = await ordered();
    expect(await act(orderNo, 'fapiao-issue', {})).toMatchObject({ status: 409, code: 41 });
    const corrected = await act(orderNo, 'fapiao', { fapiao: { ...company, title: '杭州榆木贸易有限公司' } });
    expect(corrected).toMatchObject({ code: 0, data: { fapiao: { title: '杭州榆木贸易有限公司', issuedAt: null } } });
    expect(await act(orderNo, 'fapiao', { fapiao: { ...company, taxNumber: '1' } })).toMatchObject({
      status: 400,
      data: { errors: { 'fapiao.taxNumber': expect.any(String) } },
    });
    await shop.client().post(`/api/admin/orders/${orderNo}/mark-paid`, {}, { 'x-auth': await staffToken(shop, 'manager') });
    const issued = await act(orderNo, 'fapiao-issue', {});
    expect(issued.data.fapiao.issuedAt).toBe(shop.clock.now.toISOString());
    for (const [action, body] of [
      ['fapiao', { fapiao: company }],
      ['fapiao', { fapiao: null }],
      ['fapiao-issue', {}],
    ] as const)
      expect(await act(orderNo, action, body)).toMatchObject({ status: 409, code: 41 });
    const actions = await sql<{
      action: string;
    }>`select action from staff_action where subject = ${orderNo} and action like 'order.fapiao%' order by id`.execute(shop.kysely);
    expect(actions.rows.map(({ action }) => action)).toEqual(['order.fapiao', 'order.fapiao-issue']);
  });

  it('can be written down later, for China alone', async () => {
    const orderNo = await ordered(null);
    expect(await act(orderNo, 'fapiao', { fapiao: company })).toMatchObject({ code: 0, data: { fapiao: { type: 'company' } } });
    expect(await act(orderNo, 'fapiao', { fapiao: null })).toMatchObject({ code: 0, data: { fapiao: null } });
    const abroad = (await submit(client, await filled(addresses.DE))).data.orderNo as string;
    expect(await act(abroad, 'fapiao', { fapiao: company })).toMatchObject({ status: 409, code: 41 });
    expect(await shop.client().post(`/api/admin/orders/${orderNo}/fapiao`, { fapiao: null })).toMatchObject({ status: 401 });
  });

  it('is in the export of orders', async () => {
    const orderNo = await ordered();
    const filter = encodeURIComponent(JSON.stringify({ q: orderNo }));
    const file = (await shop.app.inject({ url: `/api/admin/exports/orders.csv?filter=${filter}`, headers: support })).body;
    const [heading, row] = file.trim().split('\r\n');
    expect(heading).toMatch(/Fapiao Type,Fapiao Title,Fapiao Tax Number,Fapiao Email,Fapiao Issued at$/);
    expect(row).toContain(`company,${company.title},91330106MA2B0C1D2E,${company.email},`);
  });
});
