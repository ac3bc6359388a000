/** The contract test of facets (`vitrine/extension/testing`). */
import assert from 'node:assert/strict';
import type { NamedProduct } from '#shop/catalog/facets/index.ts';
import type { ExtensionContext } from '../context.ts';
import { facetAnswer, type ExtensionFacet } from '../facet.ts';

/** A facet, over products of the test's own: it answers for those it is asked of, the same twice, and a value is called the same everywhere. Answers the values. */
export async function testFacet<Settings>(facet: ExtensionFacet<Settings>, context: ExtensionContext<Settings>, products: readonly NamedProduct[]) {
  const answer = await facet.valuesOf(context, products);
  const checked = facetAnswer.safeParse(answer);
  assert.ok(checked.success, `its answer is none: ${checked.error?.issues[0]?.path.join('.')}: ${checked.error?.issues[0]?.message}`);
  const asked = new Set(products.map(({ id }) => id));
  for (const id of Object.keys(answer)) assert.ok(asked.has(id), 'it answers for a product that it was not asked of');
  assert.deepEqual(await facet.valuesOf(context, products), answer, 'asked twice, it answers otherwise');
  const titles = new Map<string, string>();
  for (const { value, title } of Object.values(answer).flat()) {
    assert.equal(title.en, titles.get(value) ?? title.en, `the value ${value} has two titles`);
    titles.set(value, title.en);
  }
  assert.deepEqual(await facet.valuesOf(context, []), {}, 'asked of no product, it answers for one');
  return answer;
}
