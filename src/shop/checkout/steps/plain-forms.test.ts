/** The checkout without script: its page as the server writes it, and its plain forms. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
let scarce: TestVariant;
let client: TestClient;
let path: string;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [bowl, scarce] = (await insertTestProduct(shop.host.database, {
    title: 'Bowl',
    variants: [
      { price: 1999, onHand: 500, weightGrams: 400 },
      { price: 700, onHand: 2, weightGrams: 400 },
    ],
  })) as [TestVariant, TestVariant];
  client = shop.client();
  await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 2 });
  path = (await post('/cart', { form: 'checkout' })).headers['location']!;
});

const post = (to: string, fields: Record<string, string>, { from = client, headers = {} }: { from?: TestClient; headers?: Record<string, string> } = {}) =>
  from.send({
    method: 'POST',
    url: to,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', ...headers },
  });
const { country, ...ownFields } = addresses.US;
const address = { form: 'address', shown: 'US', country, ...ownFields };
const slugOf = () => path.split('/').at(-1)!;
const ordersHere = async () => (await sql<{ orderNo: string }>`select order_no from orders where checkout_slug = ${slugOf()}`.execute(shop.kysely)).rows;

/** The name of the step that is open. */
const openStep = ({ text }: ApiAnswer) => /<section[^>]*id="step-(\w+)"[^>]*aria-current="step"/.exec(text)?.[1];
/** The value of a field, as the browser would send it. */
const valueOf = ({ text }: ApiAnswer, name: string) => {
  const tag = new RegExp(`<input(?=[^>]* name="${name}")[^>]*>`).exec(text)?.[0] ?? '';
  return / value="([^"]*)"/.exec(tag)?.[1];
};
const attributesOf = ({ text }: ApiAnswer, id: string) => new RegExp(`<(?:input|select|textarea|button)(?=[^>]* id="${id}")[^>]*>`).exec(text)?.[0] ?? '';
const errorOf = ({ text }: ApiAnswer, id: string) => new RegExp(`id="${id}-error"[^>]*>(?:<svg.*?</svg>)?([^<]*)<`).exec(text)?.[1];

/** Fills in the steps before the payment, from the open checkout on. */
async function fillSteps(): Promise<ApiAnswer> {
  await post(path, { form: 'contact', email: 'ada@example.com' });
  await post(path, address);
  await post(path, { form: 'shipping', shippingMethod: 'standard' });
  return client.get(path);
}
const placing = (page: ApiAnswer, more: Record<string, string> = {}) => ({
  form: 'place',
  amount: valueOf(page, 'amount')!,
  currency: valueOf(page, 'currency')!,
  agree: 'on',
  remark: '',
  paymentMethod: 'sandbox',
  ...more,
});

describe('the page', () => {
  it('is rendered for the guest of the cookie, and cached nowhere', async () => {
    expect(path).toMatch(/^\/checkout\/\w+$/);
    const page = await client.get(path);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(openStep(page)).toBe('contact');
    expect(page.text).toContain('name="email"');
    expect(page.text).toContain('Bowl');
    expect(page.text).not.toContain('JavaScript');
  });

  it('shows nothing of it to anybody else, and takes nothing from them', async () => {
    const other = shop.client();
    const page = await other.get(path);
    expect(page.text).toContain('This checkout is no longer open');
    expect(page.text).not.toContain('name="email"');
    expect((await other.get('/checkout/nothing')).status).toBe(404);
    for (const fields of [{ form: 'contact', email: 'eve@example.com' }, address, { form: 'place', agree: 'on', amount: '1', currency: 'USD' }])
      expect((await post(path, fields, { from: other })).status).toBe(404);
    expect(await ordersHere()).toEqual([]);
  });

  it('opens the step that its address asks for, once those before it are done', async () => {
    expect(openStep(await client.get(`${path}?step=payment`))).toBe('contact');
    await fillSteps();
    expect(openStep(await client.get(path))).toBe('payment');
    const page = await client.get(`${path}?step=contact`);
    expect(openStep(page)).toBe('contact');
    expect(valueOf(page, 'email')).toBe('ada@example.com');
    const byMobile = await client.get(`${path}?step=contact&by=mobile`);
    expect(byMobile.text).toContain('name="mobile"');
    expect(openStep(await client.get(`${path}?step=nonsense`))).toBe('payment');
  });

  it('offers to sign in, in the same words whatever was typed', async () => {
    const hint = `href="/auth/signin?return=${encodeURIComponent(path)}"`;
    expect((await client.get(path)).text).toContain(hint);
    await post(path, { form: 'contact', email: 'ada@example.com' });
    expect((await client.get(`${path}?step=contact`)).text).toContain(hint);
  });

  it('speaks the language of its address', async () => {
    const page = await client.get(`/zh${path}`);
    expect(page.text).toContain('lang="zh"');
    const { headers, status } = await post(`/zh${path}`, { form: 'contact', email: 'ada@example.com' });
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location: `/zh${path}#step-address` });
    expect((await post(`/zh${path}`, { form: 'contact', email: 'no' })).text).toContain('请输入');
  });
});

describe('the steps', () => {
  it('lead from one to the next, and to the payment of one order', async () => {
    expect((await post(path, { form: 'contact', email: 'ada@example.com' })).headers['location']).toBe(`${path}#step-address`);
    expect(openStep(await client.get(path))).toBe('address');
    expect((await post(path, address)).headers['location']).toBe(`${path}?step=shipping#step-shipping`);
    const shipping = await client.get(`${path}?step=shipping`);
    expect(openStep(shipping)).toBe('shipping');
    expect(shipping.text).toMatch(/<input(?=[^>]* value="standard")(?=[^>]* checked)/);
    expect(shipping.text).toContain('Arrives ');
    expect(openStep(await client.get(path))).toBe('payment');
    expect((await post(path, { form: 'shipping', shippingMethod: 'standard' })).headers['location']).toBe(`${path}#step-payment`);
    const page = await client.get(path);
    expect(attributesOf(page, 'place-agree')).toContain('type="checkbox"');
    const placed = await post(path, placing(page, { remark: 'Two lines,\r\nplease' }));
    expect(placed).toMatchObject({ status: 303, headers: { 'cache-control': 'private, no-store' } });
    expect(placed.headers['location']).toMatch(/^\/payment\/sandbox\//);
    const [order] = await ordersHere();
    expect((await client.post('/api/web/order/detail', { orderNo: order!.orderNo })).data).toMatchObject({
      remark: 'Two lines,\nplease',
      contact: { email: 'ada@example.com' },
      payment: { methodId: 'sandbox' },
    });
    expect((await client.post('/api/web/cart/count')).data.count).toBe(0);
  });

  it('say what is wrong at its field and keep what was filled in', async () => {
    const contact = await post(path, { form: 'contact', email: 'ada at example' });
    expect(contact.status).toBe(400);
    expect(openStep(contact)).toBe('contact');
    expect(valueOf(contact, 'email')).toBe('ada at example');
    expect(errorOf(contact, 'contact-email')).toBe('Please enter a valid e-mail address.');
    const mobile = await post(path, { form: 'contact', countryCode: '+1', mobile: '' });
    expect(errorOf(mobile, 'contact-mobile')).toContain('e-mail address or a mobile number');

    await post(path, { form: 'contact', email: 'ada@example.com' });
    const wrong = await post(path, { ...address, postalCode: 'x', city: '' });
    expect(wrong.status).toBe(400);
    expect(openStep(wrong)).toBe('address');
    expect(valueOf(wrong, 'lastName')).toBe('Moss');
    expect(valueOf(wrong, 'postalCode')).toBe('x');
    expect(errorOf(wrong, 'address-postalCode')).not.toBe('');
    expect(errorOf(wrong, 'address-city')).not.toBe('');
    expect(wrong.text).toMatch(/<option value="CA" selected/);

    await post(path, address);
    const none = await post(path, { form: 'shipping' });
    expect(none).toMatchObject({ status: 400 });
    expect(openStep(none)).toBe('shipping');
    expect(none.text).toMatch(/role="alert"/);
    expect((await post(path, { form: 'shipping', shippingMethod: 'rocket' })).text).toContain('Shipping method is not available');
  });

  it('show the fields of another country before they judge them', async () => {
    await post(path, { form: 'contact', email: 'ada@example.com' });
    const german = await post(path, { ...address, country: 'DE' });
    expect(german.status).toBe(422);
    expect(valueOf(german, 'shown')).toBe('DE');
    expect(valueOf(german, 'countryCode')).toBe('+49');
    expect(valueOf(german, 'lastName')).toBe('Moss');
    expect(german.text).toContain('These are the address fields for the country you chose');
    expect(german.text).not.toContain('aria-invalid');
    const { country: to, ...fields } = addresses.DE;
    expect((await post(path, { form: 'address', shown: 'DE', country: to, ...fields })).status).toBe(303);
    expect((await post(path, { form: 'address', shown: 'BR', country: 'BR', ...fields })).text).toContain('We don’t ship to this country.');
  });

  it('fill in what a pasted text says, and leave what was typed', async () => {
    await post(path, { form: 'contact', email: 'ada@example.com' });
    const text = '张三 13800138000 浙江省杭州市西湖区文三路 100 号 3 栋 502';
    const empty = { form: 'paste', shown: 'CN', country: 'CN', firstName: '', countryCode: '+86', phone: '', province: '', city: '', area: '', address: '' };
    const read = await post(path, { ...empty, pasted: text });
    expect([read.status, openStep(read)]).toEqual([422, 'address']);
    expect(['firstName', 'phone', 'city', 'area', 'address'].map((name) => valueOf(read, name))).toEqual([
      '张三',
      '13800138000',
      '杭州市',
      '西湖区',
      '文三路 100 号 3 栋 502',
    ]);
    expect(read.text).toMatch(/<option value="ZJ" selected/);
    expect(read.text).toContain('The fields are filled in');
    const kept = await post(path, { ...empty, city: '宁波市', pasted: text });
    expect([valueOf(kept, 'city'), valueOf(kept, 'firstName')]).toEqual(['宁波市', '张三']);
    expect(kept.text).toContain('City (杭州市)');
    const nothing = await post(path, { ...empty, pasted: '?' });
    expect(nothing.text).toContain('We couldn’t find an address');
    expect(valueOf(nothing, 'city')).toBe('');
    expect((await post(path, { ...empty, pasted: 'x'.repeat(301) })).status).toBe(400);
    expect((await post(path, { ...empty, pasted: ' ' })).status).toBe(400);
    const sent = await post(path, {
      ...empty,
      form: 'address',
      firstName: '张三',
      phone: '13800138000',
      province: 'ZJ',
      city: '杭州市',
      area: '西湖区',
      address: '文三路 1 号',
    });
    expect(sent.status).toBe(303);
    expect((await client.get(path)).text).toContain('张三');
  });

  it('know the place of a Japanese postal code', async () => {
    await post(path, { form: 'contact', email: 'ada@example.com' });
    const { country: to, ...fields } = addresses.JP;
    expect((await post(path, { form: 'address', shown: 'JP', country: to, ...fields, postalCode: '104-0061', province: '', city: '' })).status).toBe(303);
    expect((await client.post('/api/web/checkout/get', { slug: slugOf() })).data.address).toMatchObject({ province: '13', city: '中央区' });
  });

  it('reject text that cannot be stored', async () => {
    expect((await post(path, { form: 'contact', email: 'a\0@example.com' })).status).toBe(400);
    const page = await fillSteps();
    expect((await post(path, placing(page, { remark: 'a\0b' }))).status).toBe(400);
    const refused = await post(path, placing(page, { giftMessage: 'Happy \u0007 birthday' }));
    expect([refused.status, errorOf(refused, 'place-giftMessage')]).toEqual([400, 'Message is not valid']);
    expect(refused.text).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Is it a gift/);
  });

  it('take nothing from another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(path, { form: 'contact', email: 'eve@example.com' }, { headers })).status).toBe(403);
    const page = await fillSteps();
    expect((await post(path, placing(page), { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect(await ordersHere()).toEqual([]);
  });
});

describe('a coupon', () => {
  it('is used and removed by plain forms, and rejected with a message beside its field', async () => {
    const coupon = { slug: 'plain10', code: 'PLAIN10', texts: { en: { title: 'Ten less' } }, rule: { kind: 'percentage', basisPoints: 1_000 }, conditions: {} };
    const token = await staffToken(shop, 'manager');
    expect((await shop.client().post('/api/admin/coupons', coupon, { 'x-auth': token })).code).toBe(0);
    expect(await post(path, { form: 'coupon', code: 'plain10' })).toMatchObject({ status: 303, headers: { location: path } });
    expect((await client.get(path)).text).toContain('PLAIN10');
    expect((await post(path, { form: 'dropCoupon', code: 'PLAIN10' })).status).toBe(303);
    const rejected = await post(path, { form: 'coupon', code: 'NOTHING' });
    expect(rejected.status).toBeGreaterThanOrEqual(400);
    expect(valueOf(rejected, 'code')).toBe('NOTHING');
    expect(errorOf(rejected, 'coupon-folded-code')).not.toBe('');
    expect(rejected.text).toMatch(/<details open=""/);
  });
});

describe('placing the order', () => {
  it('places one, however often it is sent, and at the same time', async () => {
    const page = await fillSteps();
    const answers = await Promise.all([post(path, placing(page)), post(path, placing(page)), post(path, placing(page))]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map((answer) => answer.headers['location'])).size).toBe(1);
    expect((await post(path, placing(page))).headers['location']).toBe(answers[0]!.headers['location']);
    expect(await ordersHere()).toHaveLength(1);
  });

  it('asks for agreement and a way of paying, and preserves the remark and the choice', async () => {
    const page = await fillSteps();
    const { agree: _agree, ...silent } = placing(page, { remark: 'Ring twice', paymentMethod: 'bankTransfer' });
    const rejected = await post(path, silent);
    expect(rejected.status).toBe(400);
    expect(errorOf(rejected, 'place-agree')).toContain('Please agree');
    expect(rejected.text).toContain('>Ring twice</textarea>');
    expect(/<input(?=[^>]* value="bankTransfer")[^>]*>/.exec(rejected.text)?.[0]).toContain('checked');
    const { paymentMethod: _method, ...unpaid } = placing(page);
    expect((await post(path, unpaid)).status).toBe(400);
    expect((await post(path, placing(page, { paymentMethod: 'shells' }))).status).toBe(400);
    expect(await ordersHere()).toEqual([]);
  });

  it('leads back to a step that is missing', async () => {
    const page = await client.get(path);
    const rejected = await post(path, placing(page));
    expect(rejected.status).toBe(400);
    expect(openStep(rejected)).toBe('contact');
    expect(await ordersHere()).toEqual([]);
  });

  it('shows a changed total and asks again', async () => {
    const page = await fillSteps();
    const before = Number(valueOf(page, 'amount'));
    await client.post('/api/web/cart/add', { sku: scarce.sku, quantity: 1 });
    const asked = await post(path, placing(page));
    expect(asked.status).toBe(409);
    expect(asked.text).toContain('The total has changed');
    expect(Number(valueOf(asked, 'amount'))).toBeGreaterThan(before);
    expect(await ordersHere()).toEqual([]);
    expect((await post(path, placing(asked))).status).toBe(303);
    expect(await ordersHere()).toHaveLength(1);
  });

  it('says that the goods are gone meanwhile', async () => {
    const page = await fillSteps();
    await sql`update stock_level set on_hand = 1 where variant_id = ${bowl.id}`.execute(shop.kysely);
    const rejected = await post(path, placing(page));
    expect(rejected.status).toBe(409);
    expect(rejected.text).toMatch(/role="alert"/);
    expect(await ordersHere()).toEqual([]);
  });

  it('thanks for what is paid later', async () => {
    const page = await fillSteps();
    const placed = await post(path, placing(page, { paymentMethod: 'bankTransfer' }));
    const [order] = await ordersHere();
    expect(placed.headers['location']).toBe(`/checkout/thankyou?order=${order!.orderNo}`);
    const thanks = await client.get(placed.headers['location']!);
    expect(thanks).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(thanks.text).toContain(order!.orderNo);
    expect(thanks.text).toContain('Bowl');
  });

  it('pays on the same page for what was placed and not paid', async () => {
    const page = await fillSteps();
    const payment = (await post(path, placing(page))).headers['location']!;
    await post(payment, { card: '4000000000000002' });
    const unpaid = await client.get(path);
    expect(unpaid.text).toContain('Your payment was declined');
    expect(unpaid.text).toContain('value="pay"');
    expect((await post(path, { form: 'pay', paymentMethod: 'shells' })).status).toBe(409);
    const again = await post(path, { form: 'pay', paymentMethod: 'sandbox' });
    expect(again.status).toBe(303);
    const paid = await post(again.headers['location']!, { card: '4242424242424242' });
    expect(paid.headers['location']).toMatch(/^\/checkout\/thankyou\?order=/);
    expect((await client.get(path)).text).toContain('has nothing left to pay');
  });
});
