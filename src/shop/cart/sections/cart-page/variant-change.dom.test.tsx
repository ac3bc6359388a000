/** Another variant of the same product for a line of the cart: in a quick view, in a form, and without script. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openQuickView } from '#browser/open-quick-view.tsx';
import type { PageInfo } from '#browser/navigation/page-data.ts';
import { newId } from '#kit/server/ids.ts';
import type { TestApp } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
}, 120_000);
afterEach(takeAway);
afterAll(() => shop.close());

type Shown = { variants: { sku: string; stock: string; options: Record<string, string> }[]; options: { values: { value: string; title: string }[] }[] };
const cup = async () => (await shop.client().get('/api/web/product/detail?slug=brae-cup')).data as Shown;

/** The cart of a shopper with one line, drawn, and the quick view that its link opens. */
async function openDialog() {
  const [first, second] = (await cup()).variants.filter(({ stock }) => stock !== 'out');
  const shopper = await signedIn(shop);
  const { data: cart } = await shopper.post('/cart/add', { sku: first!.sku, quantity: 2 });
  const drawn = await drawIsland(shopper, '/cart', 'cart-page');
  const opener = await screen.findByRole<HTMLAnchorElement>('link', { name: drawn.translate('cart_change_title', { title: 'Brae Cup' }) });
  const { data: page } = (await shopper.page('/cart')).data as { data: PageInfo };
  openQuickView({ slug: opener.dataset['quickView']!, page, opener });
  const dialog = within(await screen.findByRole('dialog'));
  const update = () => dialog.findByRole('button', { name: drawn.translate('cart_change_do') });
  await update();
  return { ...drawn, shopper, dialog, update, opener, first: first!, second: second!, lineId: cart.lines[0].lineId as string };
}

it('is chosen in a quick view that begins with what the line is', async () => {
  const { user, shopper, dialog, update, opener, first, second } = await openDialog();
  const { options } = await cup();
  const linkOf = (value: string) => dialog.getByText(options.flatMap(({ values }) => values).find((one) => one.value === value)!.title).closest('a')!;
  for (const value of Object.values(first.options)) expect(linkOf(value).getAttribute('aria-current')).toBe('true');
  for (const [key, value] of Object.entries(second.options)) if (first.options[key] !== value) await user.click(linkOf(value));
  await user.click(await update());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener.dataset['sku']).toBe(second.sku));
  expect((await shopper.post('/cart/get')).data.lines).toMatchObject([{ sku: second.sku, quantity: 2 }]);
});

it('says why it cannot be, and shows the cart as it is', async () => {
  const { user, shopper, dialog, update, lineId } = await openDialog();
  // Another tab is quicker.
  await shopper.post('/cart/remove', { lineIds: [lineId] });
  await user.click(dialog.getAllByRole('link').find((one) => !one.hasAttribute('aria-current'))!);
  await user.click(await update());
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('main a[data-line]')).toBeNull());
});

it('is chosen from a list where the address says so, by a form that is sent in place', async () => {
  const [first, second] = (await cup()).variants.filter(({ stock }) => stock !== 'out');
  const shopper = await signedIn(shop);
  const { data: cart } = await shopper.post('/cart/add', { sku: first!.sku, quantity: 1 });
  const { user, translate, visited } = await drawIsland(shopper, `/cart?change=${cart.lines[0].lineId}`, 'cart-page');
  await user.selectOptions(await screen.findByLabelText(translate('cart_change_title', { title: 'Brae Cup' }), { selector: 'select' }), second!.sku);
  await user.click(screen.getByText(translate('cart_change_do')));
  await waitFor(() => expect(visited).toEqual(['/cart']));
  expect((await shopper.post('/cart/get')).data.lines).toMatchObject([{ sku: second!.sku }]);
});

it('is changed by a plain form without script', async () => {
  const [small, large] = (await cup()).variants.filter(({ stock }) => stock !== 'out').map(({ sku }) => sku) as [string, string];
  const client = shop.client();
  const { data: cart } = await client.post('/api/web/cart/add', { sku: small, quantity: 2 });
  const [{ lineId }] = cart.lines;
  const html = async (path: string) => new DOMParser().parseFromString((await client.get(path)).text, 'text/html');
  const link = (await html('/zh/cart')).querySelector<HTMLAnchorElement>(`a[href*="${lineId}"]`)!;
  expect(link.getAttribute('href')).toBe(`/zh/cart?change=${lineId}#change`);
  const chooser = (await html(`/cart?change=${lineId}`)).querySelector('form[method=post] #change')!;
  const button = chooser.querySelector('button')!;
  expect([button.getAttribute('formaction'), button.value]).toEqual([`/cart?change=${lineId}#change`, 'changeVariant']);
  const options = [...chooser.querySelectorAll('option')];
  expect(options.map(({ value }) => value)).toEqual((await cup()).variants.map(({ sku }) => sku));
  expect(options.filter((one) => one.hasAttribute('selected')).map(({ value }) => value)).toEqual([small]);
  const post = (sku: string) =>
    client.send({
      method: 'POST',
      url: `/cart?change=${lineId}`,
      payload: new URLSearchParams({ form: 'changeVariant', lineId, quantity: '2', sku }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const refused = await post('');
  expect([refused.status, refused.text.includes('role="alert"'), refused.text.includes('id="change"')]).toEqual([400, true, true]);
  const answer = await post(large);
  expect([answer.status, answer.headers['location']]).toEqual([303, '/cart']);
  expect((await client.post('/api/web/cart/get')).data.lines).toMatchObject([{ lineId, sku: large, quantity: 2 }]);
  for (const odd of ['nothing', newId(), `${lineId}%00`, 'x'.repeat(300)]) {
    const { status, text } = await client.get(`/cart?change=${odd}`);
    expect([odd, status, text.includes('id="change"')]).toEqual([odd, 200, false]);
  }
});
