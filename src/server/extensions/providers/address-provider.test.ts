/** An address provider of an extension: suggestions while one types, and none whenever its answer is none. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineAddressProvider, type AddressSuggestion } from 'vitrine/extension';
import { testAddressProvider, testContext } from 'vitrine/extension/testing';
import { z } from 'zod';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';

const settings = z.object({ key: z.string().default('set') });
const street = (address: string, more: Partial<AddressSuggestion['address']> = {}): AddressSuggestion => ({
  title: `${address}, San Francisco, CA 94103`,
  address: { country: 'US', province: 'California', city: 'San Francisco', area: '', postalCode: '94103', address, ...more },
});
let answer: (text: string) => unknown;
let asked: object[] = [];
const streets = (text: string) => ['1 Market St', '2 Market St', '1 Main St'].filter((one) => one.startsWith(text)).map((one) => street(one));

const atlas = defineAddressProvider({
  id: 'atlas',
  title: { en: 'Atlas' },
  countries: ['US'],
  isReady: ({ key }: z.output<typeof settings>) => key !== '',
  suggest: (_context, question) => {
    asked.push(question);
    return answer(question.text) as Promise<AddressSuggestion[]>;
  },
});

let shop: TestApp;
let logged: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  shop = await createTestApp({
    extensions: [extensionWith('atlas', { settings, addressProviders: [atlas as never] })],
    extensionLimits: { sectionMs: 1_500, callMs: 1_500, jobMs: 500, transactionMs: 500, restMs: 500 },
  });
});
beforeEach(() => {
  answer = streets;
  asked = [];
  invalidateMemoized('all');
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
let closed = false;
afterAll(() => (closed ? undefined : shop.close()));

const suggest = (text: string, country = 'US', lang = 'en') => shop.client().post('/api/web/address/suggest', { country, text }, { 'x-lang': lang });
const itemsFor = async (text: string, country?: string) => (await suggest(text, country)).data.items as AddressSuggestion[];

it('keeps the contract of providers', async () => {
  await expect(testAddressProvider(atlas, testContext({ settings: settings.parse({}) }), { country: 'US', text: '1 M' })).resolves.toBeUndefined();
});

it('suggests addresses in the fields of the country, its province by the code', async () => {
  expect(await itemsFor('1 Market')).toEqual([
    {
      title: '1 Market St, San Francisco, CA 94103',
      address: { country: 'US', province: 'CA', city: 'San Francisco', area: '', postalCode: '94103', address: '1 Market St' },
    },
  ]);
  expect(asked).toEqual([{ country: 'US', text: '1 Market', lang: 'en' }]);
});

it('says so where forms and programs ask', async () => {
  const client = shop.client();
  expect((await client.get('/api/web/shop')).data.features.addressSuggestions).toBe(true);
  const form = async (country: string) => (await client.get(`/api/web/address/form?country=${country}`)).data.suggests;
  expect([await form('US'), await form('DE')]).toEqual([true, false]);
});

it('is asked for three letters and more, of countries that it knows, and the same once', async () => {
  expect([await itemsFor('1 '), await itemsFor('1 M', 'DE')]).toEqual([[], []]);
  expect(asked).toEqual([]);
  await itemsFor('1 M');
  await itemsFor('1 M');
  expect(asked).toHaveLength(1);
});

it.each<[string, () => unknown]>([
  ['throws', () => Promise.reject(new Error('no connection'))],
  [
    'throws at once',
    () => {
      throw new Error('no connection');
    },
  ],
  ['does not answer', () => new Promise(() => undefined)],
  ['answers nothing', () => undefined],
  ['answers one address in place of a list', () => street('1 Market St')],
  ['answers no objects', () => [null, '1 Market St']],
  ['leaves a field out', () => [{ title: '1 Market St', address: { country: 'US', address: '1 Market St' } }]],
  ['answers without a title', () => [{ ...street('1 Market St'), title: ' ' }]],
  ['answers a title that fills the page', () => [{ ...street('1 Market St'), title: 'x'.repeat(201) }]],
  ['answers a script', () => [street('<script>alert(1)</script>')]],
  ['answers a script in its title', () => [{ ...street('1 Market St'), title: '<img src=x onerror=alert(1)>' }]],
  ['answers text that holds a control character', () => [{ ...street('1 Market St'), title: '1 Market\u0000St' }]],
  ['answers what fits no field', () => [street('x'.repeat(201))]],
  ['answers a number', () => [street(7 as never)]],
  ['answers a list without end', () => Array.from({ length: 10_000 }, () => street('1 Market St'))],
  ['answers an address of another country', () => [street('1 Market St', { country: 'CN' })]],
  ['answers a province that the country does not have', () => [street('1 Market St', { province: 'Bavaria' })]],
])('suggests nothing when it %s', async (_what, fault) => {
  answer = fault;
  const answered = await suggest('1 Market');
  expect([answered.code, answered.data]).toEqual([0, { items: [], attribution: '' }]);
});

it('shows eight at most', async () => {
  answer = () => Array.from({ length: 30 }, (_, index) => street(`${index} Market St`));
  expect(await itemsFor('Market')).toHaveLength(8);
});

it('names the field of a question that is none, and has enough of a crowd', async () => {
  expect((await suggest('1 Market', 'us')).data.errors).toHaveProperty('country');
  expect((await suggest('x'.repeat(121))).data.errors).toHaveProperty('text');
  let last = await suggest('1 ');
  for (let calls = 0; calls < 70 && last.status === 200; calls += 1) last = await suggest('1 ');
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
});

it('is gone with its shop, and off in one without', async () => {
  await shop.close();
  closed = true;
  const plain = await createTestApp();
  const client = plain.client();
  expect((await client.get('/api/web/shop')).data.features.addressSuggestions).toBe(false);
  expect((await client.get('/api/web/address/form?country=US')).data.suggests).toBe(false);
  await plain.close();
});
