import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { startFakeServer, type FakeAnswer, type Fault, type FakeServer } from '#test/harness/fake-server.ts';
import { seedMarkets } from '../seed-markets.ts';
import { readMarkets } from '../read-markets.ts';
import { fetchList, parseList } from './fetch-list.ts';
import { ratesFrom } from './rules.ts';

/** The list as the bank writes it. */
const list = (day: string, rates: Record<string, string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${Object.entries(rates)
    .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
    .join('')}</Cube></Cube>
</gesmes:Envelope>`;

let bank: FakeServer;
let answered: string | FakeAnswer;
let shop: TestApp;
let owner: Record<string, string>;
const dayMs = 86_400_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

beforeAll(async () => {
  bank = await startFakeServer(() => answered);
  shop = await createTestApp({ config: { ratesUrl: `${bank.url}/eurofxref-daily.xml` } });
  await shop.host.database.transaction(seedMarkets);
  owner = { 'x-auth': await staffToken(shop, 'owner') };
});
afterAll(async () => {
  await shop.close();
  await bank.close();
});
beforeEach(() => {
  bank.fault = null;
});

const settings = '/api/admin/settings/currencies';
const put = async (payload: object) => {
  const read = await shop.client().get(settings, owner);
  return shop.client().send({ method: 'PUT', url: settings, payload, headers: { ...owner, 'if-match': String(read.headers['etag']) } });
};
const take = () => shop.client().post('/api/admin/currencies/update-rates', {}, owner);
const rateOf = async (code: string) => (await shop.client().get(`/api/admin/currencies/${code}`, owner)).data.rate as string;

describe('rates out of the list', () => {
  it('are exact, both ways, for any base', () => {
    const rates = new Map([
      ['USD', '1.25'],
      ['JPY', '160'],
      ['GBP', '0.8'],
    ]);
    const shop = ['USD', 'EUR', 'JPY', 'GBP', 'CNY'].map((code) => ({ code, rate: '1', isBase: code === 'USD' }));
    const found = ratesFrom({ rates }, shop, { known: false })!;
    expect(Object.fromEntries(found.changed)).toEqual({ EUR: '0.8', JPY: '128', GBP: '0.64' });
    expect(found.skipped).toEqual(['CNY']);
    expect(ratesFrom({ rates: new Map() }, shop, { known: false })).toBeNull();
  });

  it('are within half a billionth, and never nothing', () => {
    const rate = fc
      .integer({ min: 1, max: 999_999_999 })
      .map((n) => (n / 10_000).toFixed(4))
      .filter((text) => Number(text) > 0);
    fc.assert(
      fc.property(rate, rate, (base, other) => {
        const currencies = [
          { code: 'AAA', rate: '1', isBase: true },
          { code: 'BBB', rate: '1', isBase: false },
        ];
        const { changed } = ratesFrom(
          {
            rates: new Map([
              ['AAA', base],
              ['BBB', other],
            ]),
          },
          currencies,
          { known: false },
        )!;
        // Nothing where it rounds to nothing.
        const found = changed.get('BBB') ?? '0';
        expect(found).toMatch(/^\d{1,9}(\.\d{1,9})?$/);
        expect(Math.abs(Number(found) - Number(other) / Number(base))).toBeLessThan(1e-9 + 1e-12 * Number(found));
      }),
    );
  });

  it('that jump stay as they are, once a list was taken before', () => {
    const currencies = [
      { code: 'EUR', rate: '1', isBase: true },
      { code: 'USD', rate: '1.1', isBase: false },
    ];
    const asked = (rate: string, known: boolean) => ratesFrom({ rates: new Map([['USD', rate]]) }, currencies, { known })!.skipped;
    expect([asked('1.3', true), asked('0.9', true), asked('11', true), asked('0.11', true), asked('11', false)]).toEqual([[], [], ['USD'], ['USD'], []]);
  });
});

describe('the list', () => {
  it.each([
    ['no XML', 'nothing'],
    ['a page', '<!doctype html><html><body><p>Not here</p></body></html>'],
    ['no day', list('soon', { USD: '1.1' })],
    ['no rates', list('2026-11-20', {})],
  ])('is refused as %s', (_, text) => expect(() => parseList(text)).toThrow('unreadable'));

  it('is read without its entities, and its first day alone', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY x "1.1"><!ENTITY f SYSTEM "file:///etc/passwd">]>${list('2026-11-20', { USD: '&x;', GBP: '&f;', JPY: '160' })}`;
    expect(parseList(bomb).rates.get('USD')).toBe('&x;');
    expect(parseList(bomb).rates.get('GBP')).toBe('&f;');
    const several = list('2026-11-20', { USD: '1.1' }).replace(
      '</Cube></Cube>',
      "</Cube><Cube time='2026-11-19'><Cube currency='USD' rate='9'/><Cube currency='GBP' rate='9'/></Cube></Cube>",
    );
    expect(parseList(several)).toEqual({ day: '2026-11-20', rates: new Map([['USD', '1.1']]) });
  });

  it.each<Fault>(['silent', 'serverError', 'garbage', 'tooLong', 'redirect', 'cutOff'])('is not taken from a server that is: %s', async (fault) => {
    bank.fault = fault;
    await expect(fetchList({ ratesUrl: bank.url }, 200)).rejects.toThrow(/unreachable|unreadable/);
  });
});

describe('settings/currencies', () => {
  it('are by hand until staff choose the list, which is then taken at once and every day', async () => {
    const read = await shop.client().get(settings, owner);
    expect(read.data).toEqual({ source: 'manual', roundTo: null, status: { day: null, updatedAt: null, failingSince: null, problem: '', skipped: [] } });
    expect(await take()).toMatchObject({ status: 400, code: 40, data: { errors: { source: expect.any(String) } } });
    const asked = bank.asked.length;
    await runJob(shop, 'currency.rates');
    expect(bank.asked).toHaveLength(asked);
    const day = dayOf(shop.clock.now);
    answered = list(day, { USD: '1.1', CNY: '7.92', HKD: '8.58', JPY: '165', GBP: '0.88' });
    expect((await put({ source: 'ecb' })).data).toMatchObject({ source: 'ecb', roundTo: null });
    expect(await runJobs(shop, { only: ['currency.rates'] })).toEqual(['currency.rates']);
    expect(await Promise.all(['CNY', 'EUR'].map(rateOf))).toEqual(['7.2', '0.909090909']);
    expect((await readMarkets(shop.host.database.reader)).currencies.get('CNY')!.rate).toBe('7.2');
    expect((await shop.client().get(settings, owner)).data.status).toMatchObject({
      day,
      updatedAt: shop.clock.now.toISOString(),
      failingSince: null,
      problem: '',
    });
  });

  it('hold on to the rates of before while there is no list, and say since when and why', async () => {
    const before = await rateOf('CNY');
    bank.fault = 'serverError';
    const since = shop.clock.now.toISOString();
    expect((await take()).data).toMatchObject({ failingSince: since, problem: 'unreachable' });
    shop.clock.now = new Date(shop.clock.now.getTime() + dayMs);
    owner = { 'x-auth': await staffToken(shop, 'owner') };
    expect((await take()).data).toMatchObject({ failingSince: since, problem: 'unreachable' });
    expect(await rateOf('CNY')).toBe(before);
    bank.fault = null;
    answered = list(dayOf(shop.clock.now), { USD: '1.1', CNY: '8.03', HKD: '858', JPY: '165' });
    const after = await take();
    expect(after.data).toMatchObject({ failingSince: null, problem: '', day: dayOf(shop.clock.now), skipped: expect.arrayContaining(['HKD']) });
    expect(await rateOf('CNY')).toBe('7.3');
    expect(Number(await rateOf('HKD'))).toBeCloseTo(7.8, 6);
  });

  it('take no list of before, of the future, or without the base currency', async () => {
    for (const [problem, text] of [
      ['old', list(dayOf(new Date(shop.clock.now.getTime() - 3 * dayMs)), { USD: '1.1', CNY: '7.9' })],
      ['old', list(dayOf(new Date(shop.clock.now.getTime() + 3 * dayMs)), { USD: '1.1', CNY: '7.9' })],
      ['baseMissing', list(dayOf(shop.clock.now), { CNY: '7.9' })],
      ['unreadable', 'x'.repeat(10)],
    ] as const) {
      answered = text;
      expect((await take()).data.problem).toBe(problem);
    }
    expect(await rateOf('CNY')).toBe('7.3');
  });

  it('round converted prices where a currency says nothing itself', async () => {
    expect((await put({ source: 'manual', roundTo: 50 })).data).toMatchObject({ source: 'manual', roundTo: 50 });
    const { currencies } = await readMarkets(shop.host.database.reader);
    const steps = (await shop.client().get('/api/admin/currencies?size=100', owner)).data.items as { code: string; stepAmount: number }[];
    for (const { code, stepAmount } of steps) expect(currencies.get(code)!.stepAmount).toBe(stepAmount > 1 ? stepAmount : 50);
    for (const body of [{ source: 'bank' }, { source: 'ecb', roundTo: 0 }, { source: 'ecb', roundTo: 'a lot' }]) expect((await put(body)).status).toBe(400);
    expect((await shop.client().send({ method: 'PUT', url: settings, payload: { source: 'manual' }, headers: owner })).status).toBe(428);
  });
});
