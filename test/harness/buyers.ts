/** Shoppers for tests: they fill a checkout through the API as a browser would. */
import type { ApiAnswer, TestClient } from './app.ts';

/** An address of every country that the demo shop ships to. */
export const addresses = {
  US: {
    country: 'US',
    province: 'CA',
    city: 'San Francisco',
    area: '',
    postalCode: '94103',
    firstName: 'Ada',
    lastName: 'Moss',
    kana: '',
    address: '1 Market St',
    apartment: '4',
    countryCode: '+1',
    phone: '4155550132',
  },
  OR: {
    country: 'US',
    province: 'OR',
    city: 'Portland',
    area: '',
    postalCode: '97201',
    firstName: 'Ada',
    lastName: 'Moss',
    kana: '',
    address: '1 Main St',
    apartment: '',
    countryCode: '+1',
    phone: '5035550132',
  },
  CN: {
    country: 'CN',
    province: 'GD',
    city: '深圳市',
    area: '南山区',
    postalCode: '518000',
    firstName: '小明',
    lastName: '王',
    kana: '',
    address: '科技园路1号',
    apartment: '',
    countryCode: '+86',
    phone: '13800138000',
  },
  HK: {
    country: 'HK',
    province: '',
    city: '九龍',
    area: '油尖旺區',
    postalCode: '',
    firstName: 'Siu Ming',
    lastName: 'Chan',
    kana: '',
    address: '1 Nathan Road',
    apartment: '',
    countryCode: '+852',
    phone: '23456789',
  },
  JP: {
    country: 'JP',
    province: '13',
    city: '千代田区',
    area: '',
    postalCode: '100-0001',
    firstName: '花子',
    lastName: '山田',
    kana: '',
    address: '千代田1-1',
    apartment: '',
    countryCode: '+81',
    phone: '312345678',
  },
  DE: {
    country: 'DE',
    province: 'BE',
    city: 'Berlin',
    area: '',
    postalCode: '10115',
    firstName: 'Jana',
    lastName: 'Vogt',
    kana: '',
    address: 'Invalidenstraße 1',
    apartment: '',
    countryCode: '+49',
    phone: '301234567',
  },
} as const;

/** How a test buys. */
export type Purchase = { source?: object; address?: object; shipping?: string | null; payment?: string; headers?: Record<string, string> };

/** Takes every step up to the last; answers the checkout as it then is. */
export async function fillCheckout(
  client: TestClient,
  { source = { source: 'cart' }, address = addresses.US, shipping = 'standard', payment = 'bankTransfer', headers = {} }: Purchase = {},
): Promise<any> {
  const step = async (name: string, body: object) => {
    const answer = await client.post(`/api/web/checkout/${name}`, body, headers);
    if (answer.code !== 0) throw new Error(`checkout/${name}: ${answer.status} ${answer.text}`);
    return answer.data;
  };
  const { slug } = await step('create', source);
  await step('contact', { slug, email: 'ada@example.com' });
  let checkout = await step('address', { slug, address });
  if (shipping !== null) checkout = await step('shipping', { slug, methodId: shipping });
  // A price of a cent can round to nothing in another currency, and nothing is payable without a method.
  return checkout.requiresPayment ? step('payment', { slug, methodId: payment }) : checkout;
}

/** Submits a checkout at the total that was shown. */
export function submit(client: TestClient, checkout: { slug: string; total: object }, headers: Record<string, string> = {}): Promise<ApiAnswer> {
  return client.post('/api/web/checkout/submit', { slug: checkout.slug, agree: true, expectedTotal: checkout.total }, headers);
}
