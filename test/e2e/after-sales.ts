/** Orders made and moved on through the API, for tests of what comes after. */
import type { APIRequestContext } from '@playwright/test';
import { staff } from './staff.ts';
import type { Shopper } from './shopper.ts';

/** Where goods can be sent. */
export const address = {
  country: 'US',
  province: 'CA',
  city: 'Berkeley',
  area: '',
  postalCode: '94704',
  firstName: 'Ada',
  lastName: 'Moss',
  address: '1 Analytical Way',
  apartment: '',
  countryCode: '+1',
  phone: '5105550100',
};

/** Calls an operation and returns its data; throws its error. */
export async function call<Data = Record<string, any>>(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = (await (await request.post(path, { data, headers })).json()) as { code: number; data: Data };
  if (answer.code !== 0) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  return answer.data;
}

/** An order as the API answered it when it was placed. */
export type Placed = { orderNo: string; orderToken: string | null };

/** Places an order of two things in a language, as an account or, without one, as a guest. */
export async function order(
  request: APIRequestContext,
  { shopper, method, locale, slugs = ['tarn-bowl', 'fell-mug'] }: { shopper?: Shopper; method: string; locale: string; slugs?: readonly string[] },
): Promise<Placed> {
  const headers = { 'x-lang': locale, ...(shopper ? { 'x-auth': shopper.token } : {}) };
  const web = (path: string, data: object) => call(request, `/api/web${path}`, data, headers);
  for (const slug of slugs) {
    const { data } = (await (await request.get(`/api/web/product/detail?slug=${slug}`)).json()) as { data: { variants: { sku: string; stock: string }[] } };
    await web('/cart/add', { sku: data.variants.find((variant) => variant.stock === 'in')!.sku, quantity: 2 });
  }
  const { slug } = await web('/checkout/create', { source: 'cart' });
  await web('/checkout/contact', { slug, email: shopper?.email ?? `guest-${crypto.randomUUID()}@example.com` });
  const { shippingMethods } = await web('/checkout/address', { slug, address });
  await web('/checkout/shipping', { slug, methodId: shippingMethods[0].id });
  const { total } = await web('/checkout/payment', { slug, methodId: method });
  return (await web('/checkout/submit', { slug, agree: true, expectedTotal: total })) as Placed;
}

let token: Promise<string> | undefined;

/** Does to an order or a return what its staff do (`ship`, `approve` …). */
export async function runAction(request: APIRequestContext, subject: `${'orders' | 'returns'}/${string}`, action: string, body: object = {}): Promise<void> {
  token ??= call(request, '/api/admin/auth/signin', { account: staff.email, password: staff.password }).then((signedIn) => signedIn['token'] as string);
  await call(request, `/api/admin/${subject}/${action}`, body, { 'x-auth': await token });
}
