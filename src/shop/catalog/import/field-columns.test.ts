/** Custom fields in product files: exported, and imported again without a difference. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StoredField } from '../fields/store.ts';
import { fieldCell, fieldColumn, placeFields, readFieldCell } from './field-cells.ts';
import { importShopifyCsv, localFile } from './index.ts';

const field = (kind: StoredField['kind'], more: Partial<StoredField> = {}): StoredField => ({
  id: kind,
  key: kind.toLowerCase(),
  kind,
  unit: '',
  texts: { en: { title: `The ${kind}` } },
  choices: [
    { value: 'oak', texts: { en: { title: 'Ash' } } },
    { value: 'ash', texts: { en: { title: 'Oak' }, zh: { title: '橡木' } } },
    { value: 'wild-elm', texts: { en: { title: 'Elm, wild' } } },
    { value: 'teak', texts: { zh: { title: '柚木' } } },
  ],
  showOnPage: true,
  asFacet: false,
  searchable: false,
  position: 1,
  ...more,
});

describe('a cell of a custom field', () => {
  it('says what it was written of', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((said) => said.replaceAll(/\s+/g, ' ').trim())
      .filter((said) => said !== '' && !said.includes('\0'));
    const values = fc.oneof(
      fc.tuple(fc.constant(field('text')), fc.record({ en: text, zh: text })),
      fc.tuple(
        fc.constant(field('number')),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0 || 0),
      ),
      fc.tuple(fc.constant(field('yesNo')), fc.boolean()),
      fc.tuple(fc.constant(field('choice')), fc.constantFrom('oak', 'ash', 'wild-elm', 'teak')),
      fc.tuple(fc.constant(field('date')), fc.constantFrom('2028-02-29', '0999-01-01')),
    );
    fc.assert(
      fc.property(values, ([of, value]) => {
        expect(readFieldCell(of, fieldCell(of, value), value)).toEqual(value);
      }),
    );
  });

  it.each<[StoredField['kind'], string]>([
    ['number', '12 kg'],
    ['number', '1e999'],
    ['yesNo', 'maybe'],
    ['choice', 'Spruce'],
    ['date', '2027-02-29'],
    ['text', 'x'.repeat(2_001)],
  ])('is no %s: %s', (kind, cell) => expect(() => readFieldCell(field(kind), cell, undefined)).toThrow(cell.slice(0, 20)));

  it('clears English alone', () => expect(readFieldCell(field('text'), '', { en: 'Slowly', zh: '慢' })).toEqual({ zh: '慢' }));

  it('stands below the key of its field', () => {
    const header = ['Handle', fieldColumn(field('choice')), 'Fabric (product.metafields.shopify.fabric)', 'Other (product.metafields.custom.choice)'];
    expect([...placeFields(header)]).toEqual([['choice', 1]]);
  });
});

describe('a product file', () => {
  let shop: TestApp;
  let manager: Record<string, string>;
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-fields-'));
  beforeAll(async () => {
    shop = await createTestApp();
    manager = { 'x-auth': await staffToken(shop, 'manager') };
  }, 60_000);
  afterAll(() => shop.close());
  const post = (path: string, body: object) => shop.client().post(`/api/admin/${path}`, body, manager);
  const download = async () => (await shop.client().get('/api/admin/exports/products.csv', manager)).text;
  const bring = async (csv: string) => {
    const path = join(dir, 'products.csv');
    writeFileSync(path, csv);
    const lines: string[] = [];
    const report = await importShopifyCsv(shop.host, localFile(path), {
      noPictures: true,
      onRow: (line) => line.outcome === 'skipped' && lines.push(line.say({ locale: 'en' })),
    });
    return { report, lines };
  };
  const stored = async () => (await sql<{ slug: string; fields: object }>`select slug, fields from product order by slug`.execute(shop.kysely)).rows;

  it('has a column for each field, changes nothing when it is imported again, and brings what it says into another product', async () => {
    for (const { kind, texts, choices, unit } of (['text', 'number', 'yesNo', 'choice', 'date'] as const).map((one) => field(one)))
      expect(await post('product-fields', { kind, texts, unit, choices: kind === 'choice' ? choices : [] })).toMatchObject({ code: 0 });
    const fields = { 'the-text': { en: 'So, "slowly"', zh: '慢' }, 'the-number': 0.1, 'the-yesno': false, 'the-choice': 'oak', 'the-date': '1987-05-04' };
    for (const [title, said] of [
      ['Chair', fields],
      ['Bare', {}],
    ] as const)
      expect(
        await post('products', { texts: { en: { title } }, published: true, variants: [{ price: { amount: 900, currency: 'USD' } }], fields: said }),
      ).toMatchObject({ code: 0 });
    const csv = await download();
    expect(csv.split('\n')[0]).toContain('The choice (product.metafields.custom.the-choice)');
    const before = await stored();
    expect(before).toEqual([
      { slug: 'bare', fields: {} },
      { slug: 'chair', fields },
    ]);
    expect((await bring(csv)).report.products).toMatchObject({ created: 0, changed: 0 });
    expect(await stored()).toEqual(before);
    // The same file makes another product that says the same, in English.
    const copied = csv
      .split('\n')
      .map((line, index) => (index === 0 ? line : line.replace(/^"?chair"?/, 'stool').replace('chair', 'stool')))
      .join('\n');
    expect((await bring(copied)).report.products.created).toBe(1);
    expect((await stored()).find(({ slug }) => slug === 'stool')?.fields).toEqual({ ...fields, 'the-text': { en: 'So, "slowly"' } });
  });

  it('names the cell that it cannot read and leaves its field, clears empty ones, and ignores columns of fields that the shop lacks', async () => {
    const { report, lines } = await bring(
      'Handle,Title,Variant Price,Vendor,The choice (product.metafields.custom.the-choice),The number (product.metafields.custom.the-number),X (product.metafields.custom.unknown)\nchair,Chair,9.00,,Spruce,,7\n',
    );
    expect(report.problems).toBe(1);
    expect(lines.join()).toContain('The choice “Spruce” is none of its choices');
    const { fields } = (await stored()).find(({ slug }) => slug === 'chair')! as { fields: Record<string, unknown> };
    expect(fields).toMatchObject({ 'the-choice': 'oak', 'the-date': '1987-05-04' });
    expect(Object.keys(fields).toSorted()).toEqual(['the-choice', 'the-date', 'the-text', 'the-yesno']);
  });
});
