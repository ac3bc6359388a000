/** Buying again from the list of orders. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cartCount, cartDrawerOpen } from '#kit/browser/state.ts';
import { on } from '#kit/server/database.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { staffContext, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { placeOrder } from '../../../index.ts';
import { markPaid } from '../../../pay/index.ts';

let shop: TestApp;
let [bowl, gone]: TestVariant[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  [bowl] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 100 }] });
  [gone] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 100 }] });
});
afterEach(() => {
  takeAway();
  cartDrawerOpen.set(false);
});
afterAll(() => shop.close());

async function buy({ accountId }: SignedInShopper, variant: TestVariant | undefined): Promise<void> {
  const context = testContext(shop, { kind: 'user', accountId, sessionId: accountId });
  const draft = testDraft(variant!, { quantity: 2, paymentMethodId: 'bankTransfer', shopper: { accountId, guestId: null } });
  const { orderNo } = await context.transaction((tx) => placeOrder(tx, context, draft));
  await markPaid(await staffContext(shop), { order: orderNo });
}

it('opens the cart with what the order held', async () => {
  const shopper = await signedIn(shop);
  await buy(shopper, bowl);
  const { user, translate } = await drawIsland(shopper, '/user/order', 'order-again');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${translate('order_again')}`) }));
  await waitFor(() => expect([cartDrawerOpen.get(), cartCount.get()]).toEqual([true, 2]));
});

it('says what is no longer sold, and opens no cart without it', async () => {
  const shopper = await signedIn(shop);
  await buy(shopper, gone);
  await shop.host.database.transaction((tx) => on<DB>(tx).updateTable('product').set({ published: false }).where('id', '=', gone!.productId).execute());
  const { user, translate } = await drawIsland(shopper, '/user/order', 'order-again');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${translate('order_again')}`) }));
  await screen.findByText(translate('order_again_none'));
  expect(screen.getByText(/is no longer sold/)).toBeTruthy();
  expect([cartDrawerOpen.get(), cartCount.get()]).toEqual([false, 0]);
});
