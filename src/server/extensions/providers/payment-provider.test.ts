/** A payment provider of an extension: bought with, asked, given back, and refused what it may not do. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { definePaymentProvider, secret } from 'vitrine/extension';
import { testContext, testPaymentProvider } from 'vitrine/extension/testing';
import { z } from 'zod';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';

const settings = z.object({ key: secret(z.string().max(100).default('from the start'), { en: 'Key' }) });
const paid = new Map<string, { amount: number; currency: string }>();

const pony = definePaymentProvider({
  id: 'pony',
  title: { en: 'Pony Express', zh: '小马快付' },
  note: { en: 'You pay on the page of Pony.' },
  pages: ['https://pay.pony.example/checkout'],
  isReady: ({ key }: z.output<typeof settings>) => key !== '',
  accepts: ({ currency }) => currency === 'USD',
  start: async ({ settings: { key } }, attempt) => ({
    state: 'requiresAction' as const,
    action: { type: 'redirect' as const, url: `https://pay.pony.example/checkout?key=${key.length}&back=${encodeURIComponent(attempt.returnUrl)}` },
    providerReference: attempt.providerReference.startsWith('pony-') ? attempt.providerReference : `pony-${attempt.id}`,
  }),
  confirm: async (_context, attempt) => {
    const sum = paid.get(attempt.providerReference);
    return sum ? { kind: 'captured' as const, reference: attempt.providerReference, ...sum } : null;
  },
  refund: async () => ({ state: 'succeeded' as const }),
  handleWebhook: async (_context, { headers, body }) => {
    if (headers['pony-signature'] !== 'right') return null;
    const { reference, amount, currency } = JSON.parse(body) as { reference: string; amount: number; currency: string };
    return { eventId: reference, notice: { kind: 'captured' as const, reference, amount, currency } };
  },
});

it('keeps the contract of providers', async () => {
  await expect(testPaymentProvider(pony, testContext({ settings: settings.parse({}) }))).resolves.toBeUndefined();
});

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ extensions: [extensionWith('pony', { settings, paymentProviders: [pony as never] })] });
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

async function buy() {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  const checkout = await fillCheckout(client, { payment: 'pony' });
  const answer = await submit(client, checkout);
  const { orderNo } = answer.data;
  const detail = async () => (await client.post('/api/web/order/detail', { orderNo })).data;
  return { checkout, client, answer, detail, amount: (await detail()).total.amount as number };
}

it('is offered, begun, and confirmed when the shopper comes back', async () => {
  const { checkout, answer, client, detail, amount } = await buy();
  expect(checkout.paymentMethod).toEqual({ id: 'pony', title: 'Pony Express', note: 'You pay on the page of Pony.' });
  const url = new URL(answer.data.payment.action.url);
  expect([url.origin, url.searchParams.get('key')]).toEqual(['https://pay.pony.example', '14']);
  const back = new URL(url.searchParams.get('back')!);
  expect(back.pathname).toMatch(/^\/payment\/return\/pony\//);
  paid.set(`pony-${back.pathname.split('/').at(-1)}`, { amount, currency: 'USD' });
  expect((await client.get(back.pathname)).headers['location']).toContain('/checkout/thankyou');
  expect(await detail()).toMatchObject({ payStatus: 'paid', payment: { methodId: 'pony', title: 'Pony Express' } });
});

it('reports by webhook what it signed, and nothing else', async () => {
  const { answer, detail, amount } = await buy();
  const attempt = new URL(new URL(answer.data.payment.action.url).searchParams.get('back')!).pathname.split('/').at(-1)!;
  const send = (signature: string) =>
    shop.client().send({
      method: 'POST',
      url: '/api/web/payment/webhook/pony',
      headers: { 'content-type': 'application/json', 'pony-signature': signature },
      payload: JSON.stringify({ reference: `pony-${attempt}`, amount, currency: 'USD' }),
    });
  expect((await send('wrong')).status).toBe(400);
  expect((await detail()).payStatus).toBe('unpaid');
  expect((await send('right')).status).toBe(200);
  await runJobs(shop);
  expect((await detail()).payStatus).toBe('paid');
});

it("lets the checkout's form lead to its pages, and to nobody else's", async () => {
  await vi.waitFor(async () =>
    expect((await shop.client().get('/')).headers['content-security-policy']).toMatch(/form-action 'self' https:\/\/pay\.pony\.example;/),
  );
});

it('is left out when its id is taken, and is gone with its shop', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = await createTestApp({ extensions: [extensionWith('thief', { paymentProviders: [{ ...pony, id: 'bankTransfer' } as never] })] });
  expect(other.extensions.leftOut).toEqual([expect.objectContaining({ name: 'thief', problem: 'there is a payment method named "bankTransfer" already' })]);
  await other.close();
  logged.mockRestore();
});
