/** Repeats, waits, time limits and sessions, against a fake of the network. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, memoryStorage, unwrap, VitrineError, type KeyValueStorage } from '../src/index.ts';

// As on a page without https: `randomUUID` is missing.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (body: object, status = 200, headers: Record<string, string> = {}) => Response.json(body, { status, headers });
const success = (data: object = {}) => json({ code: 0, msg: '', data });
const fault = (reason: string, { code = 40, status = 400, headers = {}, data = null as object | null } = {}) =>
  json({ code, msg: 'No.', reason, data }, status, headers);

/** A shop that answers in turn; a thrown answer is a lost connection. The last answer stays. */
function shopThat(...answers: (Response | Error | 'silence')[]) {
  const asked: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    if (answer !== 'silence') return answer.clone();
    return new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));
  };
  return { asked, client: (more: { storage?: KeyValueStorage } = {}) => createClient({ url: 'https://shop.example/', fetch, ...more }) };
}

async function settled<Held>(work: Promise<Held>): Promise<Held> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  for (let waited = 0; !isDone && waited < 120_000; waited += 100) await vi.advanceTimersByTimeAsync(100);
  return work;
}

const order = { body: { slug: 'c-1', agree: true as const, expectedTotal: { amount: 100, currency: 'USD' } } };
const away = () => new TypeError('connection lost');

describe('a request', () => {
  it('is repeated where nothing can happen twice: reads, and writes with their key', async () => {
    const reading = shopThat(away(), fault('unavailable', { code: 500, status: 503 }), success({ items: [] }));
    expect((await settled(reading.client().GET('/category/tree'))).data).toEqual({ items: [] });
    expect(reading.asked).toHaveLength(3);

    const placing = shopThat(away(), fault('timeout', { code: 20000, status: 504 }), success({ orderNo: '1' }));
    expect((await settled(placing.client().POST('/checkout/submit', order))).data).toEqual({ orderNo: '1' });
    const keys = placing.asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(await placing.asked[2]!.json()).toEqual(order.body);
  });

  it('is not repeated where it might: a write without a key, a refusal, a bug', async () => {
    for (const [answer, reason] of [
      [away(), 'unreachable'],
      [fault('unavailable', { code: 500, status: 503, headers: { 'retry-after': '1' } }), 'unavailable'],
    ] as const) {
      const shop = shopThat(answer, success());
      const { error } = await settled(shop.client().POST('/cart/update', { body: { lineId: 'A', quantity: 1 } }));
      expect([error?.reason, shop.asked.length]).toEqual([reason, 1]);
    }
    const bug = shopThat(fault('unexpectedError', { code: 500, status: 500 }), success());
    expect((await settled(bug.client().GET('/category/tree'))).error?.reason).toBe('unexpectedError');
    expect(bug.asked).toHaveLength(1);
  });

  it('waits as long as the shop says, and not longer than a person would', async () => {
    const shop = shopThat(fault('tooManyRequests', { status: 429, headers: { 'retry-after': '3' } }), success());
    const call = shop.client().POST('/cart/add', { body: { sku: 'A', quantity: 1 } });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(shop.asked).toHaveLength(1);
    expect((await settled(call)).error).toBeUndefined();
    expect(shop.asked).toHaveLength(2);

    const closed = shopThat(fault('tooManyRequests', { status: 429, headers: { 'retry-after': '600' } }));
    expect((await settled(closed.client().GET('/category/tree'))).error).toMatchObject({ reason: 'tooManyRequests', status: 429 });
    expect(closed.asked).toHaveLength(1);
  });

  it('is given up after three attempts, each of which has its time', async () => {
    const shop = shopThat('silence');
    const begun = Date.now();
    expect((await settled(shop.client().GET('/category/tree', { timeLimitMs: 2_000 }))).error?.reason).toBe('timeLimit');
    expect(shop.asked).toHaveLength(3);
    expect(Date.now() - begun).toBeLessThan(9_000);
    const once = shopThat('silence');
    expect((await settled(once.client().GET('/category/tree', { retries: 0 }))).error?.reason).toBe('timeLimit');
    expect(once.asked).toHaveLength(1);
  });

  it('ends when the caller gives it up, also while it waits', async () => {
    const shop = shopThat(away());
    const controller = new AbortController();
    const call = shop.client().GET('/category/tree', { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect((await settled(call)).error?.reason).toBe('aborted');
    expect(shop.asked).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('of an error this client does not know is one by its code', async () => {
    const shop = shopThat(fault('outOfPaper', { code: 41, status: 409, data: { sheets: 0 } }));
    const answer = await settled(shop.client().POST('/cart/add', { body: { sku: 'A', quantity: 1 } }));
    expect(answer.error).toEqual({ reason: 'outOfPaper', code: 41, msg: 'No.', data: { sheets: 0 }, status: 409 });
    expect(() => unwrap(answer)).toThrow(VitrineError);
  });

  it('that is no answer of the shop is named so', async () => {
    const gateway = shopThat(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await settled(gateway.client().POST('/cart/get'))).error).toMatchObject({ reason: 'unreadable', status: 502 });
    const page = shopThat(new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } }));
    expect((await settled(page.client().POST('/cart/get'))).error?.reason).toBe('unreadable');
  });
});

describe('whoever asks', () => {
  it('is a guest from the first write on, and two first writes make one guest', async () => {
    let made = 0;
    const asked: string[] = [];
    const fetch = async ({ headers }: Request) => {
      const guest = headers.get('x-guest') ?? 'none';
      asked.push(guest);
      return json({ code: 0, msg: '', data: {} }, 200, guest === '' ? { 'x-guest-issued': `guest-${(made += 1)}` } : {});
    };
    const storage = memoryStorage();
    const client = createClient({ url: 'https://shop.example', fetch, storage });
    const add = () => client.POST('/cart/add', { body: { sku: 'A', quantity: 1 } });
    await settled(Promise.all([add(), add(), add()]));
    expect([made, asked]).toEqual([1, ['', 'guest-1', 'guest-1']]);
    expect(await createClient({ url: 'https://shop.example', fetch, storage }).session.guest()).toBe('guest-1');
    expect(await createClient({ url: 'https://other.example', fetch, storage }).session.guest()).toBeNull();
  });

  it('sends the token until the shop says that it is over', async () => {
    const shop = shopThat(success(), fault('authOut', { code: 51, status: 401 }));
    const client = shop.client();
    await client.session.setToken('t-1');
    await settled(client.POST('/user/info'));
    expect(shop.asked[0]!.headers.get('x-auth')).toBe('t-1');
    await settled(client.POST('/user/info'));
    expect(await client.session.token()).toBeNull();
  });

  it('says language, currency, version and key', async () => {
    const asked: Request[] = [];
    const client = createClient({
      url: 'https://shop.example',
      lang: 'zh-HK',
      currency: 'HKD',
      version: '2026-11',
      publishableKey: 'pk_1',
      fetch: async (request) => {
        asked.push(request);
        return success();
      },
    });
    await settled(client.GET('/product/list', { params: { query: { 'opt.color': ['red', 'blue'] } }, headers: { 'x-currency': 'USD' } }));
    expect(asked[0]!.url).toBe('https://shop.example/api/web/product/list?opt.color=red&opt.color=blue');
    const sent = Object.fromEntries(asked[0]!.headers);
    expect(sent).toMatchObject({ 'x-lang': 'zh-HK', 'x-currency': 'USD', 'vitrine-version': '2026-11', 'x-publishable-key': 'pk_1' });
  });
});
