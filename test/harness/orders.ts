/** Orders for tests, placed as the checkout places them. */
import { amount, zero, type Amount } from '#kit/pure/amount.ts';
import { systemContext, type Context } from '#kit/server/context.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { ensureShopper } from '#shop/accounts/index.ts';
import { rightsOf } from '#shop/staff/contract.ts';
import { placeOrder } from '#shop/orders/index.ts';
import type { OrderDraft, PlacedOrder } from '#shop/orders/contract.ts';
import type { DB } from '#tables';
import type { TestApp, TestClient } from './app.ts';
import type { TestVariant } from './products.ts';

/** A context for use cases called without HTTP. */
export function testContext(shop: TestApp, caller?: Context['caller']): Context {
  const context = systemContext(shop.host, { name: 'test' });
  return caller ? { ...context, caller } : context;
}

/** A context of a new member of staff. */
export async function staffContext(shop: TestApp): Promise<Context> {
  const staffId = newId();
  const email = `${staffId}@shop.example`;
  await shop.host.database.transaction((tx) =>
    on<DB>(tx).insertInto('staff').values({ id: staffId, email, name: 'Mara', role: 'manager', passwordHash: 'none' }).execute(),
  );
  return testContext(shop, { kind: 'staff', staffId, sessionId: newId(), role: 'manager', rights: rightsOf('manager'), name: 'Mara', email });
}

/** A draft that adds up: `quantity` units of a variant, 500 for shipping. */
export function testDraft(variant: Pick<TestVariant, 'id' | 'sku'>, more: Partial<OrderDraft> & { quantity?: number; price?: number } = {}): OrderDraft {
  const { quantity = 2, price = 1999, ...given } = more;
  const subtotal = amount(price * quantity);
  const shippingFee = given.shippingFee ?? amount(500);
  return {
    checkoutId: newId(),
    checkoutSlug: `c-${newId()}`,
    shopper: { accountId: null, guestId: newId() },
    contact: { email: 'ada@example.com' },
    lang: 'en',
    currency: 'USD',
    market: 'us',
    taxIncluded: true,
    lines: [testLine(variant, { quantity, price })],
    subtotal,
    couponDiscounts: [],
    promotionDiscounts: [],
    shippingFee,
    shippingMethod: { id: 'standard', title: 'Standard' },
    tax: zero,
    credits: zero,
    total: amount(subtotal + shippingFee) as Amount,
    address: testAddress,
    paymentMethodId: 'sandbox',
    remark: '',
    ...given,
  };
}

/** Where test orders go unless they say otherwise. */
export const testAddress = {
  country: 'US',
  province: 'CA',
  city: 'Berkeley',
  area: '',
  postalCode: '94704',
  firstName: 'Ada',
  lastName: 'Byron',
  kana: '',
  address: '1 Analytical Way',
  apartment: '',
  countryCode: '+1',
  phone: '5105550100',
};

function testLine(variant: Pick<TestVariant, 'id' | 'sku'>, { quantity, price }: { quantity: number; price: number }): OrderDraft['lines'][number] {
  return {
    variantId: variant.id,
    productId: newId(),
    sku: variant.sku,
    slug: 'a-thing',
    title: 'A thing <b>&</b>',
    options: [{ title: 'Colour', value: 'Moss' }],
    picture: null,
    quantity,
    price: amount(price),
    discounts: [],
    total: amount(price * quantity),
    taxAmount: zero,
    taxBasisPoints: 0,
    weightGrams: 100,
    taxClass: 'standard',
  };
}

/** An order placed by a guest, and the client that holds the guest's cookie. */
export type TestOrder = PlacedOrder & { client: TestClient; draft: OrderDraft };

/** Places an order for a new guest. */
export async function placeTestOrder(shop: TestApp, variant: Pick<TestVariant, 'id' | 'sku'>, more: Parameters<typeof testDraft>[1] = {}): Promise<TestOrder> {
  const context = testContext(shop, { kind: 'nobody' });
  const client = shop.client();
  const { placed, draft } = await shop.host.database.transaction(async (tx) => {
    const shopper = await ensureShopper(context, tx);
    const made = testDraft(variant, { ...more, shopper });
    return { placed: await placeOrder(tx, context, made), draft: made };
  });
  client.cookies.set('guest', context.issued.guestSecret!);
  return { ...placed, client, draft };
}
