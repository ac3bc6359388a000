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
import type { AnyExtensionJob, AnyExtensionSection, EventHandler, ExtensionEvent, ExtensionPaymentProvider, Migration } from './definition.ts';
import { renderSection } from './render-section.tsx';

export { testCatalogSearch } from './testing-catalog-search.ts';
export { testFacet } from './testing-facet.ts';
export { testPromotion } from './testing-promotion.ts';
export { testStorage } from './testing-storage.ts';
export { testAdminResource } from './test-resource.ts';

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

/** An event handler: told the same twice, it must not fail; whether it did its work once, the caller looks. */
export async function testEventHandler<Settings>(
  handler: EventHandler<Settings>,
  context: ExtensionContext<Settings>,
  event: Partial<ExtensionEvent> = {},
): Promise<void> {
  assert.match(handler.event, /^(order|return)\.[a-zA-Z]+$/, 'it follows an event that there is not');
  const told = { id: '018f0000-0000-7000-8000-000000000001', type: handler.event, at: context.now(), data: {}, ...event };
  await handler.run(context, told);
  await handler.run(context, told);
}

/** A section: begins with settings of its own, loads what JSON can hold, and is pure markup without inline style or script. Answers the markup. */
export async function testSection<Settings>(
  section: AnyExtensionSection<Settings>,
  context: ExtensionContext<Settings>,
  { settings = {}, model = {} }: { settings?: object; model?: object } = {},
): Promise<string> {
  const config = section.settings.parse(settings);
  const scope = { context, model: model as never, path: '/', kind: 'home', alternates: {}, query: new URLSearchParams() };
  const loaded = section.load ? await section.load(scope, config as never) : { data: undefined, tags: [] };
  assert.ok(Array.isArray(loaded.tags), 'its load does not say what it shows (`tags`)');
  const render = () => renderSection(section.Component as never, { settings: config, data: loaded.data, model });
  const markup = render();
  assert.equal(render(), markup, 'rendered twice, it is not the same');
  assert.doesNotMatch(markup, /<script|<style|\sstyle="|\son[a-z]+="/i, 'it has inline script or style, which the content security policy forbids');
  return markup;
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
