import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { Actions, MoreActions } from './actions.tsx';
import { PaymentNotice } from './payment.tsx';
import type { OrderActions } from './use-actions.ts';

const view = {
  lang: 'en',
  locale: 'en',
  currency: 'USD',
  path: '/',
  kind: 'user',
  userBasePath: '/user/',
  paths: { page: '/page/:slug' },
  shows: { pages: [] },
} as unknown as PageView;
const actions = { busy: null, error: null, again: null } as OrderActions;
/** Unpaid; its payment is decided elsewhere. */
const order = {
  status: 'inProgress',
  payStatus: 'unpaid',
  actions: ['pay', 'cancel'],
  payPath: '/checkout/abc',
  due: { amount: 6_177, currency: 'USD' },
  payment: { methodId: 'sandbox', title: 'Card', state: 'pending', dueAt: null, instructions: [], note: '', capturedLater: false, shipsBeforePayment: false },
} as unknown as Order;

const shown = (waiting: boolean) =>
  renderToStaticMarkup(
    <PageViewProvider value={view}>
      <PaymentNotice order={order} waiting={waiting} />
      <Actions order={order} actions={actions} waiting={waiting} />
    </PageViewProvider>,
  );

it('does not offer to pay beside a payment that waits for its confirmation', () => {
  expect(shown(true)).toContain('waiting for your payment');
  expect(shown(true)).not.toContain('/checkout/abc');
  // No answer came in time: a shopper who left the payment page can pay.
  expect(shown(false)).toContain('haven’t heard about your payment');
  expect(shown(false)).toContain('/checkout/abc');
});

it.each([
  ['unpaid', 'inProgress', false],
  ['paid', 'inProgress', true],
  ['unpaid', 'cancelled', true],
])('offers to order again what is %s and %s: %s', (payStatus, status, isOffered) => {
  const other = { ...order, payStatus, status, actions: [], products: [], imported: null } as unknown as Order;
  const markup = renderToStaticMarkup(
    <PageViewProvider value={view}>
      <MoreActions order={other} actions={actions} />
    </PageViewProvider>,
  );
  expect(markup.includes('Order again')).toBe(isOffered);
});

it.each([
  ['before anything is sent, cancelling and then a refund', [], 0, ['Cancel the order', 'Cancel items']],
  ['once something is on its way, a return', [{}], 0, ['Return or exchange']],
  ['once something has arrived without a parcel, a return', [], 1, ['Return or exchange']],
])('offers, %s', (_when, shipments, returnableGoods, offered) => {
  const mayCancel = offered.includes('Cancel the order');
  const products = [{ lineId: 'a', returnable: 1, returnableGoods, expected: null }];
  const other = {
    ...order,
    payStatus: 'paid',
    actions: mayCancel ? ['return', 'cancel'] : ['return'],
    products,
    shipments,
    imported: null,
  } as unknown as Order;
  const markup = renderToStaticMarkup(
    <PageViewProvider value={view}>
      <MoreActions order={other} actions={actions} />
    </PageViewProvider>,
  );
  const menu = markup.slice(markup.indexOf('Need to change something?'), markup.indexOf('</details>'));
  expect([...menu.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name!.replaceAll(/<[^>]+>/g, ''))).toEqual(offered);
});

it('leaves a transfer as it is, and says where it goes', () => {
  const instructions = [{ title: 'IBAN', value: 'GB33BUKB20201555555555' }];
  const transfer = { ...order, payment: { ...order.payment, capturedLater: true, instructions } } as Order;
  const text = renderToStaticMarkup(
    <PageViewProvider value={view}>
      <PaymentNotice order={transfer} waiting={false} />
      <Actions order={transfer} actions={actions} waiting={false} />
    </PageViewProvider>,
  );
  expect(text).toContain('Pay another way instead');
  expect(text).toContain('Copy: IBAN');
  expect(text).not.toContain('btn-primary');
});
