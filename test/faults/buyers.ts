/** Buyers who come over HTTP as browsers do, each with their own cookie; what an answer says is theirs to judge. */
import { Agent, request, type RequestOptions } from 'node:http';
import { addresses } from '#test/harness/buyers.ts';
import type { FaultShop } from './fault.ts';

/** An answer, opened. `code` is -1 where it was no answer of the API. */
export type Answer = { status: number; code: number; data: any; text: string; headers: NodeJS.Dict<string | string[]> };

/** A guest of the shop with a checkout that is ready to be submitted. */
export type Buyer = {
  call(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  slug: string;
  total: { amount: number; currency: string };
};

// A connection for each buyer, kept alive for the next request: they run in parallel.
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256, scheduling: 'lifo' });

/** Sends one request. @throws Error when the connection broke before the answer was whole */
export function send(url: string, options: Omit<RequestOptions, 'headers'> & { headers?: Record<string, string>; body?: string }): Promise<Answer> {
  const { body, headers: given, ...more } = options;
  return new Promise((done, fail) => {
    const headers = { ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }), ...given };
    const asked = request(url, { agent, ...more, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text, ...opened(text) });
      });
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

function opened(text: string): { code: number; data: any } {
  try {
    const { code = -1, data = null } = JSON.parse(text) as { code?: number; data?: unknown };
    return { code, data };
  } catch {
    return { code: -1, data: null };
  }
}

/** What a buyer wants. */
export type Wish = { skus: readonly string[]; payment?: string; coupon?: string };

/** A new guest who has filled a cart and taken every step but the last. @throws Error when a step is rejected */
export async function prepareBuyer(shop: Pick<FaultShop, 'url'>, { skus, payment = 'sandbox', coupon }: Wish): Promise<Buyer> {
  let cookie = '';
  const call: Buyer['call'] = async (path, body, headers = {}) => {
    const sent = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers };
    const answer = await send(`${shop.url}/api/web/${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    cookie ||= answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    return answer;
  };
  const step = async (path: string, body: object) => {
    const answer = await call(path, body);
    if (answer.code !== 0) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.data;
  };
  for (const sku of skus) await step('cart/add', { sku, quantity: 1 });
  const { slug } = await step('checkout/create', { source: 'cart' });
  await step('checkout/contact', { slug, email: `${slug}@shop.example` });
  await step('checkout/address', { slug, address: addresses.US });
  await step('checkout/shipping', { slug, methodId: 'standard' });
  if (coupon !== undefined) await step('checkout/coupon', { slug, code: coupon });
  const { total } = await step('checkout/payment', { slug, methodId: payment });
  return { call, slug, total };
}

const preparedAtOnce = 16;

/** Several buyers, prepared some at a time. */
export async function prepareBuyers(shop: Pick<FaultShop, 'url'>, count: number, wish: Wish): Promise<Buyer[]> {
  return inTurns(count, preparedAtOnce, () => prepareBuyer(shop, wish));
}

/** Runs `work` for 0 to `count` - 1, `atOnce` of them side by side. */
export async function inTurns<Result>(count: number, atOnce: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  return results;
}

/** Places the order at the total that was shown; an order number that is answered is noted as acknowledged. */
export async function submit(shop: FaultShop, buyer: Buyer, key?: string): Promise<Answer> {
  const { slug, total } = buyer;
  const answer = await buyer.call('checkout/submit', { slug, agree: true, expectedTotal: total }, key === undefined ? {} : { 'idempotency-key': key });
  if (answer.code === 0) shop.acknowledged.push(answer.data.orderNo);
  return answer;
}

/** Pays with a card of the sandbox, on the page that the answer of submitting leads to. */
export async function payByCard(shop: FaultShop, submitted: Answer, card = '4242424242424242'): Promise<Answer> {
  const { action } = submitted.data.payment;
  if (action.type !== 'redirect') throw new Error(`nothing to pay at: ${submitted.text}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return send(`${shop.url}${action.url}`, { method: 'POST', headers, body: new URLSearchParams({ card }).toString() });
}
