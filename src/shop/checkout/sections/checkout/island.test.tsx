/** The checkout in a DOM: suggestions while typing, live changes, and errors when ordering too early. */
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setNavigator } from '#kit/browser/navigate.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { Checkout } from '../../contract.ts';
import { useCheckout } from './use-checkout.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterEach(takeAway);
afterAll(() => shop.close());

/** A checkout of one bowl, drawn for a shopper with an account. */
async function drawCheckout() {
  const [bowl] = await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const shopper = await signedIn(shop);
  const { slug } = (await shopper.post('/checkout/create', { source: 'buyNow', sku: bowl!.sku, quantity: 1 })).data as { slug: string };
  const read = async () => (await shopper.post('/checkout/get', { slug })).data;
  return { slug, shopper, read, ...(await drawIsland(shopper, `/checkout/${slug}`, 'checkout-page')) };
}

const field = (name: string) => document.querySelector<HTMLInputElement & HTMLSelectElement>(`form [name=${name}]`)!;

/** Where goods are no longer sent to: the checkout asks for an address, and the book has one to show. */
const elsewhere = { country: 'CH', firstName: 'Ada', lastName: 'Moss', address: 'Gasse 1', city: 'Bern', postalCode: '3011', phone: '312345678' };

it('preserves the country chosen before the address book has come', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/address/save', elsewhere);
  const { slug } = (await shopper.post('/checkout/create', { source: 'buyNow', sku: bowl!.sku, quantity: 1 })).data;
  const { user, translate } = await drawIsland(shopper, `/checkout/${slug}`, 'checkout-page');
  expect(screen.queryByText(translate('checkout_other_address'))).toBeNull();
  const country = field('country');
  await user.selectOptions(country, 'US');
  await waitFor(() => expect(field('province').querySelector('option[value=CA]')).not.toBeNull());
  await screen.findByText(translate('checkout_other_address'));
  // The very field: hydration replays to the server-rendered fields what was written into them (event-replay.ts).
  expect(field('country')).toBe(country);
  expect(country.value).toBe('US');
});

it('suggests another e-mail domain once the field is left, and takes it when it is pressed', async () => {
  const { user, read, translate } = await drawCheckout();
  await user.click(screen.getByRole('button', { name: translate('checkout_edit_step', { step: translate('checkout_step_contact') }) }));
  const email = await waitFor(() => field('email'));
  await user.clear(email);
  await user.type(email, 'ada@gmail.con');
  expect(screen.queryByRole('button', { name: 'ada@gmail.com' })).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'ada@gmail.com' }));
  expect(field('email').value).toBe('ada@gmail.com');
  await user.clear(field('email'));
  await user.type(field('email'), 'ada@gmail.con');
  // It keeps nobody from going on, and can be taken afterwards.
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await read()).contact.email).toBe('ada@gmail.con'));
  // The step closes with the answer; until then the suggestion that is there changes the field alone.
  await waitFor(() => expect(field('email').type).toBe('hidden'));
  await user.click(await screen.findByRole('button', { name: 'ada@gmail.com' }));
  await waitFor(async () => expect((await read()).contact.email).toBe('ada@gmail.com'));
});

it('says of a postal code that it is of another region, and chooses the cheapest way for the address all the same', async () => {
  const { user, read, translate } = await drawCheckout();
  await waitFor(() => expect(field('country')).not.toBeNull());
  await user.selectOptions(field('country'), 'US');
  await waitFor(() => expect(field('province').querySelector('option[value=OR]')).not.toBeNull());
  await user.selectOptions(field('province'), 'OR');
  for (const [name, text] of Object.entries({ firstName: 'Ada', lastName: 'Moss', address: '1 Main St', city: 'Portland', phone: '5035550132' }))
    await user.type(field(name), text);
  await user.type(field('postalCode'), '94103');
  await user.tab();
  const doubt = translate('addresses_postal_code_elsewhere', { code: '94103', region: 'Oregon' });
  expect(screen.getByText(doubt)).not.toBeNull();
  await user.clear(field('postalCode'));
  await user.type(field('postalCode'), '9410');
  await user.tab();
  expect(screen.queryByText(doubt)).toBeNull();
  expect(screen.getByText(translate('addresses_postal_code_invalid', { field: translate('addresses_zip_code'), example: '95014' }))).not.toBeNull();
  await user.type(field('postalCode'), '3');
  await user.click(document.querySelector<HTMLElement>('button[value=address]')!);
  await waitFor(async () => expect(await read()).toMatchObject({ address: { postalCode: '94103' }, shippingMethod: { id: 'standard' }, messages: [doubt] }));
  // The ways to the address are shown, the cheapest chosen.
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('input[name=shippingMethod]:checked')?.value).toBe('standard'));
});

/** Holds the answers of one operation from now on; what it answers lets them go. */
function hold(path: string): () => void {
  const send = globalThis.fetch;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request);
    if (typeof request[0] === 'string' && request[0].endsWith(path)) await held.promise;
    return answer;
  });
  return held.resolve;
}

it('shows the address until it is in the book too, and then the ways of shipping: nobody sees the payment in between', async () => {
  const { user, shopper } = await drawCheckout();
  const goOn = hold('/address/save');
  await waitFor(() => expect(field('country')).not.toBeNull());
  await user.selectOptions(field('country'), 'US');
  await waitFor(() => expect(field('province').querySelector('option[value=OR]')).not.toBeNull());
  await user.selectOptions(field('province'), 'OR');
  for (const [name, text] of Object.entries({
    firstName: 'Ada',
    lastName: 'Moss',
    address: '1 Main St',
    city: 'Portland',
    postalCode: '97201',
    phone: '5035550132',
  }))
    await user.type(field(name), text);
  await user.click(document.querySelector<HTMLElement>('button[value=address]')!);
  await waitFor(async () => expect((await shopper.post('/address/list', {})).data.items).toHaveLength(1));
  expect([document.querySelector('[name=paymentMethod]'), document.querySelector('[name=address]')]).toEqual([null, expect.anything()]);
  goOn();
  await waitFor(() => expect(document.querySelector('[name=shippingMethod]')).not.toBeNull());
  expect(document.querySelector('[name=paymentMethod]')).toBeNull();
});

it('ignores what an earlier request is answered after a later one', async () => {
  const answers: ((checkout: Partial<Checkout>) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((data) => resolve(Response.json({ code: 0, msg: '', data })));
    return promise;
  });
  const { result } = renderHook(() => useCheckout({ slug: 'one', initial: null, payment: null }));
  await act(async () => {
    const loads = result.current.load();
    const posts = result.current.post('/checkout/address', {});
    answers[1]!({ slug: 'after' });
    await posts;
    answers[0]!({ slug: 'before' });
    await loads;
  });
  expect(result.current.checkout?.slug).toBe('after');
});

it('changes a quantity in the summary, and the totals follow', async () => {
  const { user, read, translate } = await drawCheckout();
  const total = (await read()).total.amount as number;
  // The summary stands twice: folded, and beside the steps.
  const [more] = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: translate('ui_quantity_more', { title: 'Bowl' }) });
    expect(found).toHaveLength(2);
    return found;
  });
  await user.click(more!);
  await waitFor(async () => expect(await read()).toMatchObject({ lines: [{ quantity: 2 }], total: { amount: 2 * total } }));
  await waitFor(() => expect(screen.getAllByText('$39.98').length).toBeGreaterThan(1));
});

it('names the ways to pay of the market until the address says which of them there are', async () => {
  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  const url = '/api/admin/settings/payments';
  const { data, headers } = await shop.client().get(url, manager);
  const payload = { ...data, cashOnDelivery: { offered: true, countries: ['US'] } };
  await shop.client().send({ method: 'PUT', url, payload, headers: { ...manager, 'if-match': headers['etag']! } });
  invalidateMemoized(['settings']);
  const { read, translate } = await drawCheckout();
  // Nobody knows yet whether it goes there; cart and footer name it.
  expect((await read()).paymentMethods.map(({ id }: { id: string }) => id)).not.toContain('cashOnDelivery');
  expect(screen.getByText(translate('layout_payment_marks')).parentElement!.textContent).toContain(translate('layout_mark_delivery'));
});

const address = {
  country: 'US',
  firstName: 'Jo',
  lastName: 'Doe',
  address: '1 Main Street',
  city: 'San Francisco',
  province: 'CA',
  postalCode: '94110',
  phone: '4155550100',
};

/** A checkout of which the payment is left; `reload` draws it anew, with what the tab has stored. */
async function drawLastStep({ to = address, taxClass = 'standard' }: { to?: object; taxClass?: string } = {}) {
  const requiresShipping = taxClass !== 'giftCard';
  const variants = [{ price: 1999, onHand: 50, weightGrams: 400, requiresShipping }];
  const [bowl] = await insertTestProduct(shop.host.database, { title: 'Bowl', taxClass, variants });
  const shopper = await signedIn(shop);
  const { slug } = (await shopper.post('/checkout/create', { source: 'buyNow', sku: bowl!.sku, quantity: 1 })).data as { slug: string };
  if (requiresShipping) await shopper.post('/checkout/address', { slug, address: to });
  const draw = () => drawIsland(shopper, `/checkout/${slug}`, 'checkout-page');
  const { user, translate } = await draw();
  const reload = async () => {
    const stored = Object.entries(sessionStorage);
    const drawing = draw();
    for (const [name, text] of stored) sessionStorage.setItem(name, text as string);
    await drawing;
  };
  const sent: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (typeof request[0] === 'string') sent.push(request[0].replace('/api/web', ''));
    return send(...request);
  });
  const press = () => user.click(document.querySelector<HTMLElement>('button[value=place]')!);
  return { user, translate, sent, press, reload, read: async () => (await shopper.post('/checkout/get', { slug })).data };
}

const ways = () => document.querySelectorAll<HTMLInputElement>('input[name=paymentMethod]');
const terms = () => document.querySelector<HTMLInputElement>('input[name=agree]')!;
const saidOf = (element: Element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('stays live; says at the ways of paying and at the terms that they are missing, and brings the reader to the first', async () => {
  const { user, translate, sent, press } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  expect(document.querySelector<HTMLButtonElement>('button[value=place]')!.disabled).toBe(false);
  await press();
  const group = screen.getByRole('radiogroup');
  expect([saidOf(group), group.getAttribute('aria-invalid')]).toEqual([translate('checkout_choose_payment'), 'true']);
  expect([saidOf(terms()), terms().getAttribute('aria-invalid')]).toEqual([translate('checkout_agree_first'), 'true']);
  await waitFor(() => expect(document.activeElement).toBe(ways()[0]));
  // Corrected errors disappear; the others stay.
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  expect([saidOf(group), saidOf(terms())]).toEqual([undefined, translate('checkout_agree_first')]);
  await press();
  await waitFor(() => expect(document.activeElement).toBe(terms()));
  expect(sent.filter((path) => path === '/checkout/submit')).toEqual([]);
});

it('orders once with the way of paying that was chosen right before, however often it is pressed', async () => {
  const { user, sent, press, read } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  await user.click(terms());
  const send = globalThis.fetch;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (typeof request[0] === 'string' && request[0].endsWith('/checkout/payment')) await held.promise;
    return send(...request);
  });
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  await press();
  await press();
  // It waits for the choice.
  expect(sent.filter((path) => path === '/checkout/submit')).toEqual([]);
  held.resolve();
  await waitFor(async () => expect(await read()).toMatchObject({ state: 'placed' }));
  expect(sent.filter((path) => path === '/checkout/submit')).toHaveLength(1);
});

it('leads to the thanks in a document of their own, which the browser can load again', async () => {
  const { user, press } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  const left: [string, object][] = [];
  setNavigator((...to) => void left.push(to));
  await user.click(terms());
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  await press();
  await waitFor(() => expect(left).toEqual([[expect.stringContaining('/checkout/thankyou?order='), { full: true, changes: true }]]));
});

/** The calls of choosing a way of paying wait; each `answer` lets the first of them go, refused or not. */
function holdChoices() {
  const send = globalThis.fetch;
  const chosen: string[] = [];
  const waiting: ((isRefused: boolean) => void)[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (typeof request[0] !== 'string' || !request[0].endsWith('/checkout/payment')) return send(...request);
    chosen.push((JSON.parse(request[1]!.body as string) as { methodId: string }).methodId);
    const isRefused = await new Promise<boolean>((go) => waiting.push(go));
    return isRefused ? Response.json({ code: 40, msg: 'Not this way.', data: null }) : send(...request);
  });
  return { chosen, answer: (isRefused = false) => waiting.shift()!(isRefused) };
}

it('orders nothing when the way of paying that was chosen right before is refused, and says so', async () => {
  const { user, sent, press } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  await user.click(terms());
  const { answer } = holdChoices();
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  await press();
  answer(true);
  const order = document.querySelector<HTMLButtonElement>('button[value=place]')!.form!;
  await waitFor(() => expect(order.textContent).toContain('Not this way.'));
  expect(sent.filter((path) => path === '/checkout/submit')).toEqual([]);
});

it('sends one choice after the other, and orders with the last', async () => {
  const { user, press, read } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  await user.click(terms());
  const { chosen, answer } = holdChoices();
  const first = [...ways()].find(({ value }) => value !== 'bankTransfer')!.value;
  await user.click(document.querySelector(`input[value=${first}]`)!);
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  await press();
  expect(chosen).toEqual([first]);
  answer();
  await waitFor(() => expect(chosen).toEqual([first, 'bankTransfer']));
  expect(document.querySelector<HTMLInputElement>('input[value=bankTransfer]')!.checked).toBe(true);
  answer();
  await waitFor(async () => expect(await read()).toMatchObject({ state: 'placed', paymentMethod: { id: 'bankTransfer' } }));
});

it('saves first what was typed beside the order and not saved; what is refused of it is shown, and nothing is ordered', async () => {
  const { user, translate, sent, press, read } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  await user.click(terms());
  await user.type(field('company'), 'Moss Ltd');
  await user.type(document.getElementById('coupon-folded-code')!, 'NOPE');
  await press();
  await screen.findByText(translate('cart_coupon_unknown'));
  const code = document.getElementById('coupon-folded-code')!;
  // On a phone it stands in two folds.
  await waitFor(() => expect([code.closest('details')!.open, code.closest('details')!.parentElement!.closest('details')!.open]).toEqual([true, true]));
  expect(document.activeElement).toBe(code);
  // A code that was refused once is left out: its field shows the error.
  await press();
  await waitFor(async () => expect(await read()).toMatchObject({ state: 'placed', billing: { company: 'Moss Ltd' } }));
  expect(sent.filter((path) => /billing|coupon|submit/.test(path))).toEqual(['/checkout/billing', '/checkout/coupon', '/checkout/submit']);
});

const isOpen = (element: Element) => element.closest('details')!.open;
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));

it('holds what was typed beside the order after a reload, and saves it with the order; nothing of it is stored afterwards', async () => {
  const { user, reload, press, read } = await drawLastStep();
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  await user.click(document.querySelector('input[value=bankTransfer]')!);
  await user.type(field('company'), 'Moss Ltd');
  await user.type(field('vatNumber'), '12-3456789');
  await user.click(document.querySelector('input[name=billing][value=other]')!);
  await user.type(field('city'), 'Portland');
  await user.selectOptions(field('country'), 'DE');
  await user.type(document.getElementById('coupon-beside-code')!, 'NOPE');
  await user.type(document.getElementById('gift-card-beside-code')!, 'ABCD-EFGH');
  expect(Object.values(sessionStorage).join('')).not.toContain('ABCD');
  await reload();
  await waitFor(() => expect(field('company').value).toBe('Moss Ltd'));
  expect([isOpen(field('company')), isOpen(document.getElementById('coupon-beside-code')!), isOpen(document.getElementById('coupon-folded-code')!)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(document.querySelector<HTMLInputElement>('input[name=billing][value=other]')!.checked).toBe(true);
  expect(['vatNumber', 'city', 'country', 'countryCode'].map((name) => field(name).value)).toEqual(['12-3456789', 'Portland', 'DE', '+49']);
  expect(document.querySelector<HTMLInputElement>('#coupon-beside-code')!.value).toBe('NOPE');
  await user.click(document.querySelector('input[name=billing][value=same]')!);
  await user.clear(document.getElementById('coupon-beside-code')!);
  await user.click(terms());
  await press();
  await waitFor(async () => expect(await read()).toMatchObject({ state: 'placed', billing: { company: 'Moss Ltd', vatNumber: '123456789', address: null } }));
  await waitFor(() => expect(drafts()).toEqual([]));
});

const inChina = {
  country: 'CN',
  province: 'GD',
  city: '深圳市',
  area: '南山区',
  postalCode: '518000',
  firstName: '王小明',
  address: '科技园路1号',
  phone: '13800138000',
};

it('holds a fapiao and who gets a gift card after a reload, until they are saved', async () => {
  const { user, reload, read } = await drawLastStep({ to: inChina });
  await waitFor(() => expect(field('title')).not.toBeNull());
  await user.click(document.querySelector('input[name=type][value=company]')!);
  await user.type(field('title'), '苔藓有限公司');
  await user.type(field('taxNumber'), '91440300MA5ABCDE1X');
  await reload();
  await waitFor(() => expect(field('taxNumber').value).toBe('91440300MA5ABCDE1X'));
  expect([field('title').value, isOpen(field('title'))]).toEqual(['苔藓有限公司', true]);
  await user.click(document.querySelector('button[value=fapiao]')!);
  await waitFor(async () => expect(await read()).toMatchObject({ fapiao: { type: 'company', title: '苔藓有限公司' } }));
  await waitFor(() => expect(drafts()).toEqual([]));
  // What was saved is folded away with its button: its line has the focus.
  await waitFor(() => expect(document.activeElement).toBe(field('title').closest('details')!.querySelector('summary')));
  const gift = await drawLastStep({ taxClass: 'giftCard' });
  await waitFor(() => expect(field('recipientEmail')).not.toBeNull());
  await gift.user.type(field('recipientEmail'), 'bo@example.com');
  await gift.user.type(document.querySelector('textarea[name=message]')!, 'For you');
  const day = new Date(shop.clock.now.getTime() + 24 * 86_400_000);
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  await gift.user.type(field('sendOn'), day.toISOString().slice(0, 10));
  const dayInWords = () => document.getElementById('giftDelivery-sendOn-hint')!.textContent;
  expect(dayInWords()).toContain(inWords);
  await gift.reload();
  await waitFor(() => expect(field('recipientEmail').value).toBe('bo@example.com'));
  expect([document.querySelector<HTMLTextAreaElement>('textarea[name=message]')!.value, isOpen(field('recipientEmail'))]).toEqual(['For you', true]);
  expect(dayInWords()).toContain(inWords);
  await user.click(document.querySelector('button[value=giftDelivery]')!);
  await waitFor(() => expect(document.activeElement).toBe(field('recipientEmail').closest('details')!.querySelector('summary')));
});

it('says once why a step was not sent, and what was typed stays', async () => {
  const { user, translate } = await drawCheckout();
  await user.click(screen.getByRole('button', { name: translate('checkout_edit_step', { step: translate('checkout_step_contact') }) }));
  const email = await waitFor(() => field('email'));
  await user.clear(email);
  await user.type(email, 'ada@example.com');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await user.keyboard('{Enter}');
  expect(await screen.findAllByText(translate('error_unknown'), {}, { timeout: 10_000 })).toHaveLength(1);
  expect(document.querySelector('[data-toast]')).toBeNull();
  expect(field('email').value).toBe('ada@example.com');
});

it('asks for a gift message only where a packing slip goes along', async () => {
  await drawLastStep({ taxClass: 'giftCard' });
  await waitFor(() => expect(terms()).not.toBeNull());
  expect(field('giftMessage')).toBeNull();
  takeAway();
  await drawLastStep();
  await waitFor(() => expect(field('giftMessage')).not.toBeNull());
});
