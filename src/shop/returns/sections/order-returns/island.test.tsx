/** Asking for a return, and reporting the parcel, on the account's pages. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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
  await user.type(field('logisticsCompany'), 'Sparrow{Enter}');
  await screen.findByText(translate('returns_step_goodsComing'));
});
