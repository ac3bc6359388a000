/** What must not compile: a wrong facet, header, body, path or reason. `npm run check` reads this file; a line that compiles after all is its error. */
import { createClient, memoryStorage, unwrap } from '@vitrine/client';
import { createAdminClient } from '@vitrine/client/admin';

const shop = createClient({ url: 'https://shop.example', storage: memoryStorage(), lang: 'en', currency: 'USD' });
const staff = createAdminClient({ url: 'https://shop.example', key: 'vk_key' });

/** Calls as they are right and wrong; nobody runs them. */
export async function calls(): Promise<unknown> {
  const list = unwrap(await shop.GET('/product/list', { params: { query: { 'opt.color': ['red', 'blue'], price: '1000-5000', sort: '-price' } } }));
  const titles: string[] = list.items.map(({ title }) => title);
  // @ts-expect-error there is no such facet
  await shop.GET('/product/list', { params: { query: { 'options.color': 'red' } } });
  // @ts-expect-error nor such an order
  await shop.GET('/product/list', { params: { query: { sort: 'cheapest' } } });
  // @ts-expect-error nor such a header
  await shop.POST('/cart/get', { headers: { 'x-language': 'en' } });
  // @ts-expect-error a quantity is a number
  await shop.POST('/cart/add', { body: { sku: 'CUP-1', quantity: 'one' } });
  // @ts-expect-error a body is wanted
  await shop.POST('/cart/add');
  // @ts-expect-error this is read by POST
  await shop.GET('/cart/get');
  // @ts-expect-error there is no such operation
  await shop.POST('/cart/empty');
  // @ts-expect-error an order has an id
  await staff.POST('/orders/{id}/ship', { body: {} });
  await staff.POST('/orders/{id}/ship', { params: { path: { id: '1' } }, body: { expressName: 'UPS' } });

  const { data, error } = await shop.POST('/cart/add', { body: { sku: 'CUP-1', quantity: 1 } });
  // @ts-expect-error without a look at the error there may be no data
  const units: unknown = data.lines;
  // An answer may hold a state that came to be later: no list of cases is ever whole.
  const submitted = unwrap(await shop.POST('/checkout/submit', { body: { slug: '', agree: true, expectedTotal: { amount: 1, currency: 'USD' } } }));
  type Today = 'pending' | 'requiresAction' | 'captured' | 'failed' | 'cancelled' | 'refunded';
  // @ts-expect-error so the type is wider than today's states
  const state: Today = submitted.payment.state;
  if (error?.reason === 'outOfStock') {
    const left: number | null | undefined = error.data?.available;
    // @ts-expect-error another error's data
    return [left, error.data?.orderNo];
  }
  // @ts-expect-error there is no such reason
  if (error?.reason === 'soldOut') return null;
  return [titles, units, state];
}
