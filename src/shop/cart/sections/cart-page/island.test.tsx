/** The cart page, while its first answer is still on the way. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cartCount } from '#kit/browser/state.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterEach(takeAway);
afterAll(() => shop.close());

it('shows what a change made of the cart, though the cart before it is answered later', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const late = Promise.withResolvers<void>();
  const carts: string[] = [];
  const send: typeof shopper.client.send = async (request) => {
    const answer = await shopper.client.send(request);
    if (request.url === '/api/web/cart/get' && carts.push(answer.text) === 1) await late.promise;
    return answer;
  };
  const { user, translate } = await drawIsland({ ...shopper, client: { ...shopper.client, send } }, '/cart', 'cart-page');
  await waitFor(() => expect(carts).toHaveLength(1));
  await user.click(screen.getByText(translate('cart_save')));
  await screen.findByText(translate('cart_saved'));
  late.resolve();
  // The first one is older than what is shown: it is asked for again, and then nothing is on its way.
  await waitFor(() => expect(carts).toHaveLength(2));
  expect(screen.queryByText(translate('cart_saved'))).not.toBeNull();
  expect(screen.queryByText(translate('cart_save'))).toBeNull();
});

it('says with what shipping costs on which days it arrives', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const { now } = shop.clock;
  // A Friday.
  shop.clock.now = new Date('2027-03-05T10:00:00Z');
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const { user, translate } = await drawIsland(shopper, '/cart', 'cart-page');
  await user.click(screen.getByText(translate('cart_estimate')));
  await user.selectOptions(screen.getByLabelText(translate('field_country')), 'US');
  await user.click(screen.getByText(translate('cart_estimate_do')));
  const standard = (await screen.findByText('Standard shipping')).closest('li')!;
  expect(standard.textContent.replaceAll(/\s/g, ' ')).toBe('Standard shippingArrives Mar 11–15$6.00');
  shop.clock.now = now;
});

it('speaks of no shipping and no returns where nothing is sent', async () => {
  const sold = (requiresShipping: boolean) =>
    insertTestProduct(shop.host.database, { variants: [{ price: 2_500, onHand: 50, weightGrams: 400, requiresShipping }] });
  const [[card], [bowl]] = [await sold(false), await sold(true)];
  const shopper = await signedIn(shop);
  const { data } = await shopper.post('/cart/add', { sku: card!.sku, quantity: 1 });
  expect(data).toMatchObject({ requiresShipping: false, nudges: [] });
  const { translate } = await drawIsland(shopper, '/cart', 'cart-page');
  await screen.findByText(translate('cart_subtotal'));
  expect(['cart_estimate', 'cart_shipping', 'checkout_shipping_next_step'].filter((key) => screen.queryByText(translate(key)))).toEqual([]);
  expect(screen.queryByText('30-day returns')).toBeNull();
  const both = (await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 })).data;
  expect([both.requiresShipping, both.nudges.map(({ kind }: { kind: string }) => kind)]).toEqual([true, ['freeShipping']]);
  takeAway();
  await drawIsland(shopper, '/cart', 'cart-page');
  // The shop of the tests has no page to lead to.
  await screen.findByText('30-day returns');
});

it('speaks of no tax where nothing is taxed, and keeps the focus in the row of gift wrapping', async () => {
  const [card] = await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 2_500, onHand: 50 }] });
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 2_500, onHand: 50 }] });
  const [wrapping] = await insertTestProduct(shop.host.database, { published: false, variants: [{ price: 400, tracked: false }] });
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { giftWrappingSku: wrapping!.sku }, shop.clock.now));
  invalidateMemoized('all');
  const shopper = await signedIn(shop);
  expect((await shopper.post('/cart/add', { sku: card!.sku, quantity: 1 })).data).toMatchObject({ requiresShipping: false, taxable: false });
  const first = await drawIsland(shopper, '/cart', 'cart-page');
  await screen.findByText(first.translate('cart_subtotal'));
  expect(screen.queryByText(first.translate('checkout_tax_later'))).toBeNull();
  takeAway();
  expect((await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 })).data).toMatchObject({ requiresShipping: true, taxable: true });
  const { user, translate } = await drawIsland(shopper, '/cart', 'cart-page');
  await screen.findByText(translate('checkout_tax_later'));
  const row = () => document.querySelector<HTMLElement>('li[data-row=gift-wrapping]')!;
  await waitFor(() => expect(row()).not.toBeNull());
  await user.click(within(row()).getByRole('button'));
  await screen.findByText(translate('cart_gift_wrapping_added'));
  await waitFor(() => expect(document.activeElement).toBe(row()));
  await user.click(within(row()).getByText(translate('cart_remove')));
  await waitFor(() => expect(row().querySelector('button[value=add]')).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(row()));
});

it('shows what another tab made of the cart', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1999, onHand: 50 }] });
  const [cup] = await insertTestProduct(shop.host.database, { title: 'Cup', variants: [{ price: 999, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const { translate } = await drawIsland(shopper, '/cart', 'cart-page');
  await screen.findByText('Bowl');
  const { count } = (await shopper.post('/cart/add', { sku: cup!.sku, quantity: 2 })).data;
  // As the browser hears of it: by the socket, or from the other tab.
  act(() => cartCount.set(count));
  await screen.findByText('Cup');
  const { lines } = (await shopper.post('/cart/get')).data;
  await shopper.post('/cart/remove', { lineIds: lines.map(({ lineId }: { lineId: string }) => lineId) });
  act(() => cartCount.set(0));
  await screen.findByText(translate('cart_empty'));
  expect(screen.queryByText('Cup')).toBeNull();
});

it('shows beside what a reduced line comes to what it came to before', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_600, linePrice: 2_000, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 3 });
  await drawIsland(shopper, '/cart', 'cart-page');
  const line = (await screen.findByText('$60.00')).closest('li')!;
  expect([...line.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['$60.00', '$20.00']);
  expect(line.textContent).toContain('Price now$48.00Was$60.00');
});

it.each([
  ['USD', 1],
  ['EUR', 0],
])('calls a sum in %s an estimate; tax comes with the address where prices do not hold it', async (currency, taxRows) => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_600, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const { translate } = await drawIsland(shopper, `/cart?currency=${currency}`, 'cart-page');
  await screen.findByText(translate('cart_total_estimated'));
  expect(screen.queryAllByText(translate('checkout_tax_later'))).toHaveLength(taxRows);
});

it('keeps the focus on what is pressed in a line while that is under way, and brings it to the line beside one that is gone', async () => {
  const shopper = await signedIn(shop);
  for (const title of ['Cup', 'Jug']) {
    const [one] = await insertTestProduct(shop.host.database, { title, variants: [{ price: 1_600, onHand: 50 }] });
    await shopper.post('/cart/add', { sku: one!.sku, quantity: 1 });
  }
  const { user, translate } = await drawIsland(shopper, '/cart', 'cart-page');
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>(/^Quantity of /);
  const [name, next] = [first, second].map((input) => input!.closest('li')!.querySelector('a:not([tabindex])')!);
  const more = first!.nextElementSibling as HTMLButtonElement;
  await user.click(more);
  // A button that is disabled loses the focus.
  expect([more.disabled, document.activeElement]).toEqual([false, more]);
  await waitFor(() => expect(first!.value).toBe('2'));
  await waitFor(() => expect(first!.readOnly).toBe(false));
  await user.clear(first!);
  await user.type(first!, '3{Enter}');
  await waitFor(() => expect(first!.readOnly).toBe(true));
  await waitFor(() => expect(first!.readOnly).toBe(false));
  expect([first!.isConnected, first!.value, document.activeElement]).toEqual([true, '3', first]);
  await user.click(screen.getByRole('button', { name: translate('cart_remove_title', { title: name!.textContent }) }));
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('adds gift wrapping in one press, and shows it without a quantity', async () => {
  const { database } = shop.host;
  const [bowl] = await insertTestProduct(database, { variants: [{ price: 1_600, onHand: 50 }] });
  const [wrapping] = await insertTestProduct(database, { title: 'Brown paper', published: false, variants: [{ price: 400, tracked: false }] });
  await database.transaction((tx) => writeSettings(tx, 'shop', { giftWrappingSku: wrapping!.sku }, shop.clock.now));
  invalidateMemoized('all');
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const { user, translate } = await drawIsland(shopper, '/cart', 'cart-page');
  await user.click(await screen.findByRole('button', { name: 'Add gift wrapping · $4.00' }));
  const line = (await screen.findByText('Brown paper')).closest('li')!;
  expect([line.querySelectorAll('a').length, line.querySelectorAll('input[type=text], input[type=number]').length]).toEqual([0, 0]);
  expect(screen.queryByRole('button', { name: /gift wrapping/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: translate('cart_remove_title', { title: 'Brown paper' }) }));
  await screen.findByRole('button', { name: /gift wrapping/ });
});

it('does not call the cart empty because a document, which does not know who is signed in, holds none', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1_600, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const answered = Promise.withResolvers<void>();
  const send: typeof shopper.client.send = async (request) => {
    const answer = await shopper.client.send(request);
    if (request.url === '/api/web/cart/get') await answered.promise;
    return answer;
  };
  const page: typeof shopper.page = (path) => shop.client().get(`${path}?request=route`);
  const { translate } = await drawIsland({ ...shopper, page, client: { ...shopper.client, send } }, '/cart', 'cart-page');
  expect(screen.queryByText(translate('cart_empty'))).toBeNull();
  answered.resolve();
  await screen.findByText('Bowl');
});

it('says that the cart cannot be had, not that it is empty, and asks again', async () => {
  const shopper = await signedIn(shop);
  let isAway = true;
  const send: typeof shopper.client.send = (request) =>
    isAway && request.url === '/api/web/cart/get' ? Promise.reject(new TypeError()) : shopper.client.send(request);
  const { user, translate } = await drawIsland({ ...shopper, client: { ...shopper.client, send } }, '/cart', 'cart-page');
  await screen.findByText(translate('error_unknown'));
  expect(screen.queryByText(translate('cart_empty'))).toBeNull();
  isAway = false;
  await user.click(screen.getByText(translate('page_try_again')));
  await screen.findByText(translate('cart_empty'));
});

it('estimates shipping without script: by a form whose answer the page holds', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: bowl!.sku, quantity: 1 });
  const read = async (path: string) => {
    const { status, text } = await client.get(path);
    expect([path, status]).toEqual([path, 200]);
    return new DOMParser().parseFromString(text, 'text/html').querySelector('#estimate')!;
  };
  const closed = await read('/cart');
  expect([closed.hasAttribute('open'), closed.classList.contains('noscript:hidden'), closed.querySelectorAll('li').length]).toEqual([false, false, 0]);
  const form = closed.querySelector('form')!;
  expect([form.getAttribute('action'), form.method, [...form.querySelectorAll('select, input')].map((field) => field.getAttribute('name'))]).toEqual([
    '/cart#estimate',
    'get',
    ['country', 'postalCode'],
  ]);
  const answered = await read('/cart?country=US&postalCode=94103');
  expect(answered.hasAttribute('open')).toBe(true);
  expect(answered.textContent).toContain('Standard shipping');
  expect(answered.textContent).toContain('$6.00');
  expect(answered.querySelector('option[selected]')!.getAttribute('value')).toBe('US');
  expect(answered.querySelector('input')!.getAttribute('value')).toBe('94103');
  expect((await read('/zh/cart?country=US&postalCode=')).textContent).toContain('US$6.00');
  expect((await read('/cart?country=ZZ')).textContent).toContain('Shipping method is not available');
  for (const odd of ['/cart?country=usa', `/cart?country=US&postalCode=${'9'.repeat(21)}`, '/cart?country=%3Cb%3E']) {
    const refused = await read(odd);
    expect([odd, refused.querySelectorAll('li').length, refused.querySelectorAll('[aria-invalid]').length]).toEqual([odd, 0, 1]);
  }
  for (const dropped of ['/cart?country=', `/cart?country=${'U'.repeat(300)}`, '/cart?country=%00', '/cart?postalCode=94103'])
    expect((await read(dropped)).hasAttribute('open')).toBe(false);
});
