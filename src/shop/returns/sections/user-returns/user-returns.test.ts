// The pages of an account's returns: listed by state, shown in full, in each language; never another's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { createContents } from '#shop/content/edit/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { bring, setReturnAddress } from '#test/harness/returns.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { placeOrder } from '../../../orders/index.ts';

let shop: TestApp;
let variant: TestVariant;
let ada: SignedInShopper;
let bob: SignedInShopper;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ onHand: 1000 }] })) as [TestVariant];
  [ada, bob] = [await signedIn(shop), await signedIn(shop)];
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const runAction = (returnNo: string, action: string, body: object = {}) => shop.client().post(`/api/admin/returns/${returnNo}/${action}`, body, manager);

/** What a reader of markup reads. */
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** What the shop promises of returns. */
async function promise(days: { decisionDays: number | null; settlementDays: number | null }): Promise<void> {
  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  const url = '/api/admin/settings/returns';
  const settings = await shop.client().get(url, owner);
  const headers = { ...owner, 'if-match': settings.headers['etag']! };
  const answer = await shop.client().send({ method: 'PUT', url, payload: { ...settings.data, ...days }, headers });
  expect(answer).toMatchObject({ code: 0, data: days });
}

/** A return of two units of a delivered order. */
async function applied(shopper: SignedInShopper, applyType = 'returnRefund'): Promise<{ orderNo: string; returnNo: string }> {
  const { accountId } = shopper;
  const context = testContext(shop, { kind: 'user', accountId, sessionId: accountId });
  const draft = testDraft(variant, { paymentMethodId: 'bankTransfer', shopper: { accountId, guestId: null } });
  const { orderId, orderNo } = await context.transaction((tx) => placeOrder(tx, context, draft));
  await bring(shop, orderId, 'delivered');
  const [{ lineId }] = (await shopper.post('/order/detail', { orderNo })).data.products;
  const answer = await shopper.post('/return/apply', { orderNo, applyType, applyDescription: 'A <crack>', lines: [{ lineId, quantity: 2 }] });
  expect(answer.code).toBe(0);
  return { orderNo, returnNo: answer.data.returnNo };
}

describe('the returns of an account', () => {
  it('are none at first, with a way out', async () => {
    const { pageBody } = (await bob.page('/user/return')).data;
    expect(pageBody).toContain('No records');
    expect(pageBody).toContain('href="/user/order"');
    expect((await bob.page('/zh/user/return')).data.pageBody).toContain('暂无记录');
  });

  it('where a return stands and what was asked for are shown as text, in each language', async () => {
    const { returnNo } = await applied(ada);
    const says = async (words: readonly (readonly [string, string])[]) => {
      for (const [prefix, said] of words) {
        const { pageBody } = (await ada.page(`${prefix}/user/return/${returnNo}`)).data;
        for (const word of said.split('|')) expect(pageBody).toMatch(new RegExp(`>${word}</(dd|span)>`));
      }
    };
    await says([
      ['', 'Under review|Return and refund|A &lt;crack&gt;'],
      ['/zh', '审核中|退货退款'],
      ['/zh-HK', '審核中|退貨退款'],
    ]);
    await runAction(returnNo, 'approve');
    await says([
      ['', 'Approved|Returns desk|3 Beck Lane, Aldermoor'],
      ['/zh', '已通过'],
      ['/zh-HK', '已獲批准'],
    ]);
    await ada.post('/return/logistics', { returnNo, logisticsCompany: 'Sparrow', logisticsNumber: 'SP-9' });
    await says([['', 'Sparrow|SP-9']]);
    await runAction(returnNo, 'receive', { restock: true });
    await says([
      ['', 'Refunded'],
      ['/zh', '已退款'],
      ['/zh-HK', '已退款'],
    ]);
    expect((await ada.page(`/user/return/${returnNo}`)).data.pageBody).toMatch(/\$[\d.]+ was refunded\./);
    const tabs = [...(await ada.page('/user/return?status=pendingApproval')).data.pageBody.matchAll(/>([^<>]+)<span class="text-sm tabular-nums">(\d+)</g)];
    expect(tabs.map(([, title, count]) => `${title} ${count}`)).toEqual(['All 1', 'Completed 1']);
    const refused = await applied(ada, 'exchange');
    await runAction(refused.returnNo, 'refuse', { description: 'Worn already' });
    const ended = (await ada.page(`/user/return/${refused.returnNo}`)).data.pageBody;
    for (const word of ['Declined', 'Exchange', 'Worn already']) expect(ended).toMatch(new RegExp(`>${word}</(dd|span)>`));
    const back = await applied(ada, 'refundOnly');
    await ada.post('/return/cancel', { returnNo: back.returnNo });
    const cancelled = (await ada.page(`/user/return/${back.returnNo}`)).data.pageBody;
    for (const word of ['Cancelled', 'Refund only']) expect(cancelled).toMatch(new RegExp(`>${word}</(dd|span)>`));
    expect(cancelled).not.toContain('Under review');
  });

  it('say what comes next and when, of each state, as far as the shop promises it', async () => {
    const cleo = await signedIn(shop);
    const { returnNo } = await applied(cleo);
    const says = async (number = returnNo) => textOf((await cleo.page(`/user/return/${number}`)).data.pageBody);
    const lists = async () => textOf((await cleo.page('/user/return')).data.pageBody);
    expect(await says()).toMatch(
      / Progress Requested .* You get our answer You send it back Using the address .* You get \$[\d.]+ back Once we have the items/,
    );
    // The progress says all that there is to say of it.
    expect(await says()).not.toContain('will write to you');
    await promise({ decisionDays: 2, settlementDays: 1 });
    await expect.poll(() => says()).toMatch(/ You get our answer, usually within 2 working days/);
    expect(await lists()).toContain('usually within 2 working days. If we approve it');
    expect(textOf((await cleo.page(`/zh/user/return/${returnNo}`)).data.pageBody)).toContain('结果会通知您，一般不超过 2 个工作日');
    await runAction(returnNo, 'approve');
    expect(await says()).toMatch(
      /Please send it by \w+ \d+, \d+\. Once we have the items, we’ll refund you, usually within one working day\..*You send it back By \w+ \d+ You get/,
    );
    expect(await lists()).toMatch(/Please send it by/);
    await cleo.post('/return/logistics', { returnNo, logisticsCompany: 'Sparrow', logisticsNumber: 'SP-9' });
    expect(await says()).toContain('Your parcel is on its way to us. Once we have the items, we’ll refund you');
    await runAction(returnNo, 'receive', { restock: true });
    expect(await says()).toContain('was refunded. Depending on your bank');
    // What came of it says what was asked for.
    expect(await lists()).toMatch(/ Refunded \w+ \d+, \d+ Return R\S+ Requested \w+ \d+, \d+ Refund amount \$[\d.]+ /);

    const swapped = await applied(cleo, 'exchange');
    await runAction(swapped.returnNo, 'approve');
    expect(await says(swapped.returnNo)).toMatch(/we’ll send your replacement, usually within one working day.*Send it to/);
    await runAction(swapped.returnNo, 'receive', { restock: true });
    const packing = await says(swapped.returnNo);
    expect(packing).toMatch(/We’ll send your replacement, usually within one working day, .* You get your replacement Usually within one working day/);
    // Nothing is to be sent any more.
    expect(packing).not.toContain('Send it to');

    const kept = await applied(cleo, 'refundOnly');
    expect(await says(kept.returnNo)).toMatch(/ back Once it is approved, usually within one working day/);
    await runAction(kept.returnNo, 'refuse', { description: 'Worn already' });
    expect(await says(kept.returnNo)).toContain('This return was declined. See it differently? Write to us.');
    // In the list the word says it.
    expect(await lists()).toMatch(/ Declined Refund only See it differently\? Write to us\. Return /);
    await promise({ decisionDays: null, settlementDays: null });
  });

  it('name the tax in a refund once, with its amount where nothing but items goes back', async () => {
    const dora = await signedIn(shop);
    const { accountId } = dora;
    const context = testContext(shop, { kind: 'user', accountId, sessionId: accountId });
    const draft = testDraft(variant, { paymentMethodId: 'bankTransfer', shopper: { accountId, guestId: null }, taxIncluded: false, tax: amount(320) });
    const lines = draft.lines.map((line) => ({ ...line, taxAmount: amount(320) }));
    const { orderId, orderNo } = await context.transaction((tx) => placeOrder(tx, context, { ...draft, lines, total: amount(draft.total + 320) }));
    await bring(shop, orderId, 'delivered');
    const [{ lineId }] = (await dora.post('/order/detail', { orderNo })).data.products;
    const shownFor = async (quantity: number) => {
      const { data } = await dora.post('/return/apply', { orderNo, applyType: 'returnRefund', applyDescription: 'Small', lines: [{ lineId, quantity }] });
      const text = textOf((await dora.page(`/user/return/${data.returnNo}`)).data.pageBody);
      await dora.post('/return/cancel', { returnNo: data.returnNo });
      return { tax: data.lines[0].tax, notes: /Refund amount (.*?) You asked for/.exec(text)![1], times: text.match(/[Tt]ax\b/g)!.length };
    };
    expect(await shownFor(1)).toEqual({
      tax: { amount: 160, currency: 'USD' },
      notes: '$21.59 Includes $1.60 tax Refund to your original payment method',
      times: 1,
    });
    // With the last unit shipping goes back, whose tax is in the sum.
    expect(await shownFor(2)).toMatchObject({
      tax: { amount: 320 },
      notes: '$48.18 Tax included Refund to your original payment method $5.00 of it is shipping.',
      times: 1,
    });
  });

  it('are listed by state', async () => {
    await shop.host.database.transaction((tx) => createContents(tx, [{ kind: 'page', slug: 'returns', texts: { en: { title: 'Returns' } } }], shop.clock.now));
    const cleo = await signedIn(shop);
    const [open, over] = [await applied(cleo), await applied(cleo)];
    await cleo.post('/return/cancel', { returnNo: over.returnNo });
    const listed = async (query: string) => {
      const { pageBody } = (await cleo.page(`/user/return${query}`)).data;
      return [open, over].map(({ returnNo }) => pageBody.includes(returnNo));
    };
    expect(await listed('')).toEqual([true, true]);
    const all = (await cleo.page('/user/return')).data.pageBody;
    // The tabs add up: what came to nothing has one where there is any.
    const tabs = [...all.matchAll(/>([^<>]+)<span class="text-sm tabular-nums">(\d+)</g)];
    expect(tabs.map(([, title, count]) => `${title} ${count}`)).toEqual(['All 2', 'In progress 1', 'Cancelled 1']);
    // What was taken back pays nothing back; a start leads to the orders.
    expect(all.match(/Refund amount/g)).toHaveLength(1);
    // What is still open says what it waits for.
    expect(all.match(/We’re reviewing your request/g)).toHaveLength(1);
    expect(all).toMatch(/<a href="\/user\/order"[^>]*>Start a return<\/a>/);
    expect((await cleo.page(`/user/return/${over.returnNo}`)).data.pageBody).not.toContain('Refund amount');
    // What is open is looked at; what was taken back is asked for again where its order is. Neither says twice where it stands.
    expect(all).toMatch(new RegExp(`href="/user/return/${open.returnNo}"[^>]*>View return<`));
    expect(all).toMatch(new RegExp(`href="/user/order/${over.orderNo}"[^>]*>Go to the order<`));
    expect(all.match(/>(View return|Go to the order)</g)).toHaveLength(2);
    expect(all).not.toContain('This return was cancelled.');
    // In which days things go back, and where that is said in full.
    expect(textOf(all)).toContain('Items can go back within 30 days of delivery. Returns and repairs');
    expect(all).toContain('href="/page/returns"');
    // The shopper's note is shown once.
    expect((await cleo.page(`/user/return/${open.returnNo}`)).data.pageBody.match(/>A &lt;crack&gt;</g)).toHaveLength(1);
    expect(await listed('?status=pendingApproval')).toEqual([true, false]);
    expect(await listed('?status=cancelled')).toEqual([false, true]);
    expect(await listed('?status=ended')).toEqual([false, false]);
    // What is no state of a return is left out.
    expect(await listed('?status=gone')).toEqual([true, true]);
    expect(await listed('?page=9')).toEqual([false, false]);
    expect((await cleo.page(`/user/order/${open.orderNo}`)).data.pageBody).toContain(open.orderNo);
  });

  it('are shown to their account alone', async () => {
    const { returnNo } = await applied(ada);
    for (const number of [returnNo, 'R261121-000000', 'nonsense']) expect(await bob.page(`/user/return/${number}`)).toMatchObject({ status: 404, code: 40 });
    expect(await shop.client().get(`/user/return/${returnNo}?request=route`)).toMatchObject({ status: 401, code: 50 });
  });
});
