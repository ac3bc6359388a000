/** PayPal's own page in a browser: who comes there can agree to an order, or go back without. */
import { FakeAnswer } from '../harness/fake-server.ts';
import type { Order } from './paypal-records.ts';

const html = (body: string) => new FakeAnswer(200, `<!doctype html><title>PayPal</title>${body}`, { 'content-type': 'text/html; charset=utf-8' });

/** Answers requests for that page; null for all others. `approve` notes that the shopper agreed. */
export function paypalPage(url: URL, { orders, approve }: { orders: ReadonlyMap<string, Order>; approve(orderId: string): void }): FakeAnswer | null {
  const order = orders.get(url.searchParams.get('token') ?? '');
  if (!order || !['/checkoutnow', '/agreed'].includes(url.pathname)) return null;
  const back = `${order.returnUrl}?token=${order.id}`;
  if (url.pathname === '/checkoutnow')
    return html(
      `<h1>${order.amount.value} ${order.amount.currency_code}</h1><p><a href="/agreed?token=${order.id}">Agree and go on</a></p><p><a href="${back}">Cancel</a></p>`,
    );
  approve(order.id);
  return new FakeAnswer(302, '', { location: `${back}&PayerID=X` });
}
