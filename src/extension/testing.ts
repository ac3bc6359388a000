/**
 * Contract tests that an extension's author runs (`vitrine/extension/testing`), in any test runner: each throws an `AssertionError` that says what is wrong.
 * What needs a database is tried with a whole shop (docs/how-to/write-an-extension.md, "Testing it").
 */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Attempt } from '#shop/payments/providers/index.ts';
import { describeSettings } from '#shop/extensions/index.ts';
import { checkDefinition } from './check-definition.ts';
import type { ExtensionContext } from './context.ts';
import type { AddressProvider } from './address-provider.ts';
import type { AnyExtensionJob, EventHandler, ExtensionEvent, ExtensionPaymentProvider, Migration } from './definition.ts';
import type { RateParcel, ShippingRateProvider } from './shipping/shipping-rates.ts';
import type { TaxProvider, TaxQuestion } from './tax-provider.ts';

export { testCatalogSearch } from './testing/testing-catalog-search.ts';
export { testFacet } from './testing/testing-facet.ts';
export { testPromotion } from './testing/testing-promotion.ts';
export { testMail, testMailTransport, testSmsTransport } from './testing/testing-mail.ts';
export { testCommand, testOperation } from './testing/testing-operation.ts';
export { testPage, testSection } from './testing/testing-section.ts';
export { testPersonalData } from './testing/testing-personal-data.ts';
export { testStorage } from './testing/testing-storage.ts';
export { testTrackingProvider } from './testing/testing-tracking.ts';
export { testAdminResource } from './testing/test-resource.ts';

/** A context as the shop makes it, without a database: whatever asks one fails, unless `given` has it. */
export function testContext<Settings>(given: Partial<ExtensionContext<Settings>> & { settings: Settings }): ExtensionContext<Settings> {
  const none = () => {
    throw new assert.AssertionError({ message: 'this test has no database: give it one, or try it with a whole shop' });
  };
  return {
    get db(): never {
      return none();
    },
    transaction: async () => none(),
    enqueue: async () => none(),
    mail: async () => none(),
    shop: { order: async () => null, contact: async () => null, accountOf: async () => null },
    now: () => new Date(Date.UTC(2027, 0, 15, 12)),
    caller: { kind: 'nobody' },
    lang: 'en',
    locale: 'en',
    currency: 'USD',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    signal: new AbortController().signal,
    ...given,
  };
}

/** The whole definition: names, schemas, defaults, what is there twice. */
export function testExtension(extension: unknown): void {
  const { migrations = [], settings, sections = [] } = checkDefinition(extension);
  testMigrations(migrations);
  if (settings) testSettings(settings);
  for (const { settings: config, name } of sections)
    assert.doesNotThrow(() => z.toJSONSchema(config, { io: 'input' }), `the editor cannot make a form of the settings of the section ${name}`);
}

/** Settings: defaults for all of it, fields that the form has inputs for, values that come back from storage as they were. */
export function testSettings(schema: z.ZodObject): void {
  const initial = schema.parse({});
  assert.deepEqual(schema.parse(JSON.parse(JSON.stringify(initial))), initial, 'settings do not come back from storage as they were');
  for (const { name, label } of describeSettings(schema, 'en')) assert.notEqual(label, '', `the field ${name} has no label`);
}

/** Migrations: in the order of their names, and each in the transaction that the shop opens for it. */
export function testMigrations(migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)].sort(), 'migrations are not in the order of their names, or one is there twice');
  for (const { name, sql } of migrations) {
    assert.doesNotMatch(sql, /(^|;)\s*(begin|commit|rollback|start\s+transaction)\b\s*;/im, `the migration ${name} opens or ends a transaction itself`);
    assert.doesNotMatch(sql, /\b(public|pgboss)\./i, `the migration ${name} names a schema of the shop's`);
  }
}

/** A job: its data survives the queue, what is none is refused, and it may run twice. */
export async function testJob<Settings>(job: AnyExtensionJob<Settings>, context: ExtensionContext<Settings>, data: unknown): Promise<void> {
  const queued = job.data.parse(JSON.parse(JSON.stringify(data)));
  assert.deepEqual(JSON.parse(JSON.stringify(queued)), JSON.parse(JSON.stringify(data)), 'its data does not survive the queue');
  assert.equal(job.data.safeParse('no data').success, false, 'it takes anything for its data');
  await job.run(context, queued as never);
  await job.run(context, queued as never);
}

/** An event handler: called twice with the same event, it must not fail; the caller looks whether it did its work once. */
export async function testEventHandler<Settings>(
  handler: EventHandler<Settings>,
  context: ExtensionContext<Settings>,
  event: Partial<ExtensionEvent> = {},
): Promise<void> {
  assert.match(handler.event, /^(order|return)\.[a-zA-Z]+$/, 'it follows an event that there is not');
  const emitted = { id: '018f0000-0000-7000-8000-000000000001', type: handler.event, at: context.now(), data: {}, ...event };
  await handler.run(context, emitted);
  await handler.run(context, emitted);
}

const attempt: Attempt & { returnUrl: string } = {
  id: '018f0000-0000-7000-8000-000000000002',
  orderId: '018f0000-0000-7000-8000-000000000003',
  orderNo: 'T-1',
  lang: 'en',
  amount: 1_999,
  currency: 'USD',
  methodId: '',
  providerReference: '018f0000-0000-7000-8000-000000000002',
  state: 'pending',
  action: { type: 'none' },
  detail: {},
  returnUrl: 'https://shop.example/payment/return/x/018f0000-0000-7000-8000-000000000002',
};

/** A payment provider, against its service or a fake of it: what is begun twice is one payment, what is given back twice is given back once, forged webhooks are refused. */
export async function testPaymentProvider<Settings>(provider: ExtensionPaymentProvider<Settings>, context: ExtensionContext<Settings>): Promise<void> {
  const own = { ...attempt, methodId: provider.id };
  const first = await provider.start(context, own);
  const again = await provider.start(context, { ...own, state: first.state, providerReference: first.providerReference, detail: first.detail ?? {} });
  assert.equal(again.providerReference, first.providerReference, 'begun twice, it is two payments');
  assert.notEqual(first.providerReference, '', 'it names no reference of the payment');
  if (first.action.type === 'redirect') {
    const { origin, protocol } = new URL(first.action.url, 'https://shop.example');
    assert.equal(protocol, 'https:', 'it sends shoppers to a page without TLS');
    const known = (provider.pages ?? []).map((page) => new URL(page).origin);
    assert.ok(origin === 'https://shop.example' || known.includes(origin), `its \`pages\` lack ${origin}: browsers would not go there`);
  }
  const notice = await provider.confirm(context, { ...own, ...first, detail: first.detail ?? {} });
  assert.ok(notice === null || notice.kind !== 'captured' || notice.amount === own.amount, 'it reports another sum than it was asked for');
  for (const body of ['', 'no json', '{}', '[]', JSON.stringify({ reference: first.providerReference, amount: own.amount, currency: own.currency })])
    assert.equal(await provider.handleWebhook(context, { headers: {}, body, now: context.now() }), null, `it takes a webhook that nobody signed: ${body}`);
  const refund = { id: '018f0000-0000-7000-8000-000000000004', providerReference: first.providerReference, detail: {}, amount: 500, currency: 'USD' };
  const given = await provider.refund(context, { ...refund, refundReference: null });
  const twice = await provider.refund(context, { ...refund, refundReference: given.refundReference ?? null });
  assert.equal(twice.refundReference, given.refundReference, 'asked twice, it gives back twice');
}

const destination = { country: 'US', province: 'CA', city: 'San Francisco', area: '', postalCode: '94103', address: '1 Market St' };

/**
 * A provider of shipping rates, against its service or a fake of it: quotes of its own rates, each once, whole sums from 0 on in the parcel's currency, and the
 * same for the same parcel. Other parcels than the usual one are tried with `parcels`.
 */
export async function testShippingRates<Settings>(
  provider: ShippingRateProvider<Settings>,
  context: ExtensionContext<Settings>,
  { parcels = [] }: { parcels?: readonly RateParcel[] } = {},
): Promise<void> {
  const usual: RateParcel = {
    currency: context.currency,
    to: destination,
    lines: [{ sku: 'TEST-1', quantity: 2, weightGrams: 300, total: 3_998 }],
    weightGrams: 600,
    subtotal: 3_998,
  };
  const estimate = { ...usual, to: { ...destination, province: '', city: '', address: '' } };
  for (const parcel of [usual, estimate, ...parcels]) {
    const quotes = await provider.quote(context, parcel);
    assert.ok(Array.isArray(quotes), 'it does not answer a list');
    assert.ok(quotes.length <= 50, 'it quotes more than anybody reads');
    const codes = quotes.map(({ rate }) => rate);
    assert.deepEqual(codes, [...new Set(codes)], 'it quotes a rate twice');
    for (const { rate, amount, currency } of quotes) {
      assert.ok(
        provider.rates.some(({ code }) => code === rate),
        `it quotes the rate ${rate}, which it does not name`,
      );
      assert.ok(
        Number.isSafeInteger(amount) && amount >= 0 && amount <= 100_000_000_000,
        `it asks ${amount} for ${rate}: no whole sum of minor units, or more than anything costs`,
      );
      assert.equal(currency, parcel.currency, `it quotes ${rate} in another currency than it was asked for`);
    }
    assert.deepEqual(await provider.quote(context, parcel), quotes, 'asked twice for one parcel, it answers two prices');
  }
}

/**
 * A tax provider, against its service or a fake of it: whole sums from 0 on, none higher than what is taxed, in the order and currency of the question, where
 * prices hold the tax and where it is added, and the same for the same question. Other questions are tried with `questions`.
 */
export async function testTaxProvider<Settings>(
  provider: TaxProvider<Settings>,
  context: ExtensionContext<Settings>,
  { questions = [] }: { questions?: readonly TaxQuestion[] } = {},
): Promise<void> {
  const usual: TaxQuestion = {
    currency: context.currency,
    taxIncluded: false,
    to: destination,
    lines: [
      { sku: 'TEST-1', quantity: 2, taxClass: 'standard', total: 3_998 },
      { sku: 'TEST-2', quantity: 1, taxClass: 'reduced', total: 0 },
    ],
    shipping: { amount: 600, taxClass: null },
  };
  for (const question of [usual, { ...usual, taxIncluded: true }, { ...usual, shipping: null }, ...questions]) {
    const answer = await provider.taxes(context, question);
    assert.ok(Array.isArray((answer as typeof answer | undefined)?.lines), 'it answers no list of lines');
    assert.equal(answer.currency, question.currency, 'it answers in another currency than it was asked in');
    assert.equal(answer.lines.length, question.lines.length, 'it does not answer line by line');
    if (question.shipping === null) assert.equal(answer.shipping, null, 'it taxes shipping, for which nothing is charged');
    const parts = [
      ...answer.lines.map((part, index) => ({ part, of: question.lines[index]!.total })),
      { part: answer.shipping, of: question.shipping?.amount ?? 0 },
    ];
    for (const { part, of } of parts) {
      if (part === null) continue;
      assert.ok(
        Number.isSafeInteger(part.amount) && part.amount >= 0 && part.amount <= of,
        `a tax of ${part.amount} on ${of}: no whole sum of minor units, or more than is taxed`,
      );
      assert.ok(
        part.basisPoints >= 0 && part.basisPoints <= 10_000 && (part.amount === 0 || part.basisPoints > 0),
        `${part.basisPoints} is no rate in basis points`,
      );
      assert.match(part.title, /^[^<>\p{Cc}]{1,80}$/u, 'its title is no line of plain text');
    }
    assert.deepEqual(await provider.taxes(context, question), answer, 'asked twice for the same, it answers two taxes');
  }
}

/**
 * An address provider, against its service or a fake of it: a few addresses of the country that was asked for, in plain text, and none for what nobody lives at.
 * `question` is something that it has addresses for.
 */
export async function testAddressProvider<Settings>(
  provider: AddressProvider<Settings>,
  context: ExtensionContext<Settings>,
  question: { country: string; text: string },
): Promise<void> {
  const asked = { ...question, lang: context.lang };
  const found = await provider.suggest(context, asked);
  assert.ok(Array.isArray(found) && found.length > 0, 'it suggests nothing');
  assert.ok(found.length <= 50, 'it suggests more than anybody reads');
  for (const { title, address } of found) {
    assert.equal(address.country, question.country, 'it suggests an address of another country');
    assert.match(title, /^[^<>\p{Cc}]{1,200}$/u, 'a title is no line of plain text');
    for (const name of ['province', 'city', 'area', 'postalCode', 'address'] as const)
      assert.match(address[name], /^[^<>\p{Cc}]{0,200}$/u, `${name} is no line of plain text`);
  }
  const none = await provider.suggest(context, { ...asked, text: 'zzzz qqqq 99999 <b>' });
  assert.ok(Array.isArray(none), 'for what there is not it does not answer an empty list');
}
