/** The demo's page about shipping says the days that its zones promise, and what standard shipping costs. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { demoDeliveryDays, demoFees } from './seed-shipping.ts';

it.each(['en', 'zh', 'zh-HK', 'de', 'ja'])('in %s, in their order', async (lang) => {
  const page = JSON.parse(await readFile(new URL('../../../seeds/demo/pages/shipping.json', import.meta.url), 'utf8'));
  const table = /<tbody>(.*?)<\/tbody>/.exec(page.texts[lang].body as string)![1]!;
  const said = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.replaceAll('\u2060', '').matchAll(/(\d+)–(\d+)/g)].map(([, least, most]) => [Number(least), Number(most)]),
  );
  expect(said).toEqual(demoDeliveryDays.map((days) => [days['standard'], days['express']]));
  const costs = /<h2>(?:What it costs|运费|運費|Was es kostet|送料)<\/h2>\n?<p>(.*?)<\/p>/.exec(page.texts[lang].body as string)![1]!;
  const fees = [...table.matchAll(/<tr>(?:<td>[^<]*<\/td>){3}<td>([^<]*)<\/td>/g)].map(([, fee]) => fee);
  expect(fees).toHaveLength(demoDeliveryDays.length);
  expect([...new Set([...fees, costs].join(' ').match(/\d+/g))].map(Number).toSorted((a, b) => a - b)).toEqual(demoFees);
});
