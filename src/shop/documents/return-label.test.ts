/** The label of a return: whose it is, when there is one, and what stands on it, as a page and as a file. */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codePath } from '#kit/server/draw-code.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import type { TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const decide = (returnNo: string, action: string, body: object = {}) => shop.client().post(`/api/admin/returns/${returnNo}/${action}`, body, manager);
const labelOf = (order: TestOrder, returnNo: string, client = order.client) => client.post('/api/web/return/label', { returnNo });
const open = (url: string) => shop.app.inject({ method: 'GET', url: url.replace('http://localhost:3000', '') });

async function appliedFor(applyType = 'returnRefund'): Promise<{ order: TestOrder; returnNo: string }> {
  const order = await orderAt(shop, variant, 'delivered');
  const [lineId] = await returnsOf(order).lineIds();
  const { data } = await returnsOf(order).apply({ applyType, lines: [{ lineId, quantity: 1 }] });
  return { order, returnNo: data.returnNo };
}

it('leads the parcel to the merchant, and its code to the return', async () => {
  const { order, returnNo } = await appliedFor();
  await decide(returnNo, 'approve');
  const { data } = await labelOf(order, returnNo);
  const page = await open(data.url);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const text of [
    'Return label',
    returnNo,
    order.orderNo,
    'Returns desk',
    '3 Beck Lane, Aldermoor',
    '+44 1632 960152',
    'Ada Byron',
    'A thing &lt;b&gt;',
    variant.sku,
  ])
    expect(page.body).toContain(text);
  expect(page.body).not.toMatch(/\$\d/);
  const [stored] = (await shop.client().get(`/api/admin/returns?q=${returnNo}`, manager)).data.items as { id: string }[];
  const { path } = codePath(`http://localhost:3000/backoffice/returns/${stored!.id}`);
  expect(page.body).toContain(`d="${path}"`);

  const file = await open(/href="(\/document\/[^"]+\.pdf\?key=[\w-]+)"/.exec(page.body)![1]!);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true });
  expect(totalPages).toBe(1);
  for (const part of ['Return label', returnNo, 'Returns desk', 'Ada Byron', 'A thing <b>']) expect(text).toContain(part);
  // The parcel was named: its label can still be printed.
  await returnsOf(order).logistics(returnNo);
  expect(await labelOf(order, returnNo)).toMatchObject({ code: 0 });
  // The goods are here: the link that was given ends with it.
  await decide(returnNo, 'receive', { restock: true });
  expect((await open(data.url)).statusCode).toBe(404);
});

it('is not there before the approval, nor once the goods are here, nor where none come back', async () => {
  const notReady = { status: 409, code: 41, reason: 'returnLabelNotReady' };
  const { order, returnNo } = await appliedFor();
  expect(await labelOf(order, returnNo)).toMatchObject(notReady);
  await decide(returnNo, 'approve');
  await decide(returnNo, 'receive', { restock: true });
  expect(await labelOf(order, returnNo)).toMatchObject(notReady);
  const refund = await appliedFor('refundOnly');
  await decide(refund.returnNo, 'approve');
  expect(await labelOf(refund.order, refund.returnNo)).toMatchObject(notReady);
});

it("is nobody else's, and not of a return that is none", async () => {
  const { order, returnNo } = await appliedFor();
  await decide(returnNo, 'approve');
  expect(await labelOf(order, returnNo, shop.client())).toMatchObject({ status: 404, code: 40 });
  expect(await labelOf(order, 'R-000000-000000')).toMatchObject({ status: 404, code: 40 });
});
