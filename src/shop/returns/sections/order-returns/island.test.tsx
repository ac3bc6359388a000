/** Asking for a return, and reporting the parcel, on the account's pages. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { emitSocketEvent } from '#kit/browser/socket-events.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { bring, setReturnAddress } from '#test/harness/returns.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { placeOrder } from '../../../orders/index.ts';

let shop: TestApp;
let variant: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ onHand: 1000 }] })) as [TestVariant];
});
afterEach(takeAway);
afterAll(() => shop.close());

/** An order of two units, as far as `state`. */
async function ordered({ accountId }: SignedInShopper, state: 'paid' | 'delivered'): Promise<string> {
  const context = testContext(shop, { kind: 'user', accountId, sessionId: accountId });
  const draft = testDraft(variant, { paymentMethodId: 'bankTransfer', shopper: { accountId, guestId: null } });
  const { orderId, orderNo } = await context.transaction((tx) => placeOrder(tx, context, draft));
  await bring(shop, orderId, state);
  return orderNo;
}

const arrived = (shopper: SignedInShopper) => ordered(shopper, 'delivered');

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;

it.each(['en', 'zh'] as const)('is asked for once something is chosen, and its amount is shown before, in %s', async (locale) => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const orderNo = await arrived(shopper);
  const { user, translate, visited } = await drawIsland(shopper, `/user/order/${orderNo}`, 'order-returns', locale);
  await user.click(await screen.findByRole('button', { name: translate('returns_ask') }));
  const form = screen.getByRole('form', { name: translate('returns_ask') });
  expect(document.activeElement).toBe(within(form).getByRole('heading', { name: translate('returns_ask') }));
  // The only thing of an order is chosen already.
  await user.click(within(form).getByRole('checkbox'));
  await user.click(within(form).getByRole('button', { name: translate('returns_ask_do') }));
  await within(form).findByText(translate('returns_choose_lines'));

  await user.click(within(form).getByRole('checkbox'));
  await waitFor(() => expect(within(form).getByRole('status').textContent).toContain('$'));
  await user.selectOptions(document.querySelector('form [name=reason]')!, 'damaged');
  await user.type(field('applyDescription'), 'A crack in the rim');
  await user.click(within(form).getByRole('button', { name: translate('returns_ask_do') }));
  const prefix = locale === 'en' ? '' : `/${locale}`;
  await waitFor(() => expect(visited).toEqual([expect.stringMatching(new RegExp(`^${prefix}/user/return/R[\\w-]+$`))]));
  const { data } = await shopper.post('/return/detail', { returnNo: visited[0]!.split('/').at(-1) });
  expect(data).toMatchObject({ orderNo, status: 'pendingApproval' });
  expect(data.applyDescription).toContain('A crack in the rim');
});

it('is a refund, and called one, before anything is sent', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const orderNo = await ordered(shopper, 'paid');
  const { user, translate, visited } = await drawIsland(shopper, `/user/order/${orderNo}`, 'order-returns');
  // The menu of the order offers it; nothing offers it a second time.
  const ask = await waitFor(() => document.getElementById('ask-return')!);
  expect([screen.queryByRole('heading'), screen.queryByRole('button')]).toEqual([null, null]);
  await user.click(ask);
  await screen.findByRole('heading', { level: 2, name: translate('returns_unsent_title') });
  const form = screen.getByRole('form', { name: translate('returns_ask_unsent') });
  expect(field('applyType')).toBeNull();
  await user.selectOptions(document.querySelector('form [name=reason]')!, 'mind');
  await user.click(within(form).getByRole('button', { name: translate('returns_ask_do') }));
  await waitFor(() => expect(visited).toHaveLength(1));
  const { data } = await shopper.post('/return/detail', { returnNo: visited[0]!.split('/').at(-1) });
  expect(data).toMatchObject({ orderNo, applyType: 'refundOnly', status: 'pendingApproval' });
});

it('asks who carries the parcel, and keeps its number in the meantime', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const orderNo = await arrived(shopper);
  const [{ lineId }] = (await shopper.post('/order/detail', { orderNo })).data.products as [{ lineId: string }];
  const applied = await shopper.post('/return/apply', { orderNo, applyType: 'returnRefund', applyDescription: 'A crack', lines: [{ lineId, quantity: 1 }] });
  const { returnNo } = applied.data as { returnNo: string };
  const approved = await shop.client().post(`/api/admin/returns/${returnNo}/approve`, {}, { 'x-auth': await staffToken(shop, 'manager') });
  expect(approved.code).toBe(0);
  const { user, translate } = await drawIsland(shopper, `/user/return/${returnNo}`, 'return-detail');
  await user.type(field('logisticsNumber'), 'SP-9{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('logisticsCompany')));
  expect(field('logisticsNumber').value).toBe('SP-9');
  await user.type(field('logisticsCompany'), 'Sparrow');
  await user.click(screen.getByRole('button', { name: translate('returns_logistics_do') }));
  await screen.findByText(translate('returns_step_goodsComing'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: translate('returns_logistics_change') }));
});

it('leads who has no account to the return that was asked for, and to what became of it', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { user, translate } = await drawIsland(shopper, `/checkout/thankyou?order=${await arrived(shopper)}`, 'order-returns');
  await user.click(await screen.findByRole('button', { name: translate('returns_ask') }));
  await user.selectOptions(document.querySelector('#apply-return-reason')!, 'mind');
  await user.click(screen.getByRole('button', { name: translate('returns_ask_do') }));
  const article = await screen.findByRole('article');
  await waitFor(() => expect(document.activeElement).toBe(within(article).getByRole('heading', { level: 3 })));
  await user.click(within(article).getByRole('button', { name: translate('returns_cancel_do') }));
  await user.click(document.querySelector<HTMLElement>('dialog button[value=yes]')!);
  const said = await within(article).findByText(translate('returns_step_cancelled'));
  await waitFor(() => expect(document.activeElement!.contains(said)).toBe(true));
  expect(article.contains(document.activeElement)).toBe(true);
});

/** Answers what is uploaded, by the names in their order, as the shop does: a picture has an address, what is none is refused. */
function answerUploads(names: string[]): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    if (request[0] !== '/api/web/upload') return send(...request);
    const name = names.shift()!;
    const answer = name.endsWith('.txt') ? { code: 40, msg: 'No picture.', data: null } : { code: 0, msg: '', data: { id: name, url: `/media/${name}` } };
    return Promise.resolve(Response.json(answer));
  });
}

it('takes the pictures that can be read, and keeps the focus where they are chosen', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { user, translate } = await drawIsland(shopper, `/user/order/${await arrived(shopper)}`, 'order-returns');
  await user.click(await screen.findByRole('button', { name: translate('returns_ask') }));
  const waiting: string[] = [];
  answerUploads(waiting);
  const input = document.querySelector<HTMLInputElement>('#apply-return-images')!;
  const choose = async (...chosen: string[]) => {
    waiting.push(...chosen);
    const files = chosen.map((name) => new File(['x'], name, { type: 'image/png' }));
    await user.upload(input, files);
  };
  const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));
  const problem = () => document.getElementById('apply-return-images-error')!.textContent;
  await choose('a.png', 'b.txt', 'c.png');
  await waitFor(() => expect([shown(), problem()]).toEqual([['/media/a.png', '/media/c.png'], expect.stringContaining('b.txt')]));
  expect(input.getAttribute('aria-describedby')).toContain('apply-return-images-error');
  expect(document.activeElement).toBe(input);
  await user.click(screen.getByRole('button', { name: translate('returns_picture_remove', { number: '1' }) }));
  expect([shown(), document.activeElement]).toEqual([['/media/c.png'], input]);
  await choose('d.png', 'e.png', 'f.png', 'g.png', 'h.png', 'i.png');
  await waitFor(() => expect([shown().at(-1), problem()]).toEqual(['/media/h.png', expect.stringContaining('6')]));
  expect([waiting, document.activeElement]).toEqual([['i.png'], input]);
});

it('keeps what was typed while a picture was on its way', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { user, translate } = await drawIsland(shopper, `/user/order/${await arrived(shopper)}`, 'order-returns');
  await user.click(await screen.findByRole('button', { name: translate('returns_ask') }));
  const send = fetch;
  let finish = () => {};
  const sent = new Promise<void>((done) => (finish = done));
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (request[0] !== '/api/web/upload') return send(...request);
    await sent;
    return Response.json({ code: 0, msg: '', data: { id: 'rim.png', url: '/rim.png' } });
  });
  await user.upload(document.querySelector<HTMLInputElement>('#apply-return-images')!, new File(['x'], 'rim.png', { type: 'image/png' }));
  await user.selectOptions(document.querySelector('form [name=reason]')!, 'damaged');
  await user.type(field('applyDescription'), 'A crack in the rim');
  finish();
  await screen.findByRole('img');
  expect([field('reason').value, field('applyDescription').value]).toEqual(['damaged', 'A crack in the rim']);
});

it.each([
  ['its socket is open again', () => emitSocketEvent('ready', null)],
  ['its page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('is asked for again when %s, for what was said meanwhile was not heard', async (_when, happen) => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { translate } = await drawIsland(shopper, `/user/order/${await arrived(shopper)}`, 'order-returns');
  await screen.findByRole('button', { name: translate('returns_ask') });
  const send = globalThis.fetch;
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    asked.push(request[0]);
    return send(...request);
  });
  act(happen);
  await waitFor(() => expect(asked).toEqual(['/api/web/order/detail', '/api/web/return/list']));
});
