import { afterAll, beforeAll, expect, it } from 'vitest';
import { zero } from '#kit/pure/amount.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import type { Rule } from '../apply/rules-types.ts';
import { readSet } from './read-set.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

/** A set of one item for each part; a part names products. */
const setOf = (...parts: string[][]): Rule => ({
  kind: 'bundle',
  parts: parts.map((products) => ({ targets: { categories: [], collections: [], tags: [], products }, quantity: 1 })),
  takes: { kind: 'fixedAmount', amount: zero },
  mostTimes: null,
});
const choices = async (rule: Rule) => (await readSet(testContext(shop), rule))?.parts.map((part) => part.choices.map(({ sku }) => sku)) ?? null;

it('names what is chosen at first', async () => {
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 5 }] });
  const rule = setOf([cup!.productId]) as Extract<Rule, { kind: 'bundle' }>;
  const set = await readSet(testContext(shop), { ...rule, parts: rule.parts.map((part) => ({ ...part, first: [cup!.sku] })) });
  expect(set?.parts.map(({ first }) => first)).toEqual([[cup!.sku]]);
});

it('offers a variant for two parts only where there are enough units of it for both', async () => {
  const [last, two] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 1 }, { onHand: 2 }] });
  const [other] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 1 }] });
  const [cup, dish] = [last!.productId, other!.productId];
  expect(await choices(setOf([cup], [dish]))).toEqual([[last!.sku, two!.sku], [other!.sku]]);
  expect(await choices(setOf([cup], [cup, dish]))).toEqual([[two!.sku], [two!.sku, other!.sku]]);
  expect(await choices(setOf([dish], [dish]))).toBeNull();
});
