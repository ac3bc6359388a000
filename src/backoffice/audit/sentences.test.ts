// Every action that the shop writes into its audit log has a sentence in every language, and an area to be found by.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listingKinds } from '../../shop/catalog/contract.ts';
import { orderTransitionNames } from '../../shop/orders/states.ts';
import { returnTransitionNames } from '../../shop/returns/states.ts';
import { actionOf, auditAreas, screenOf, shownChanges, wordsOf } from './sentences.ts';
import { messageLocales } from '#kit/pure/languages.ts';

const catalogues = messageLocales.map((locale) => JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>);
const isSaid = (action: string) => catalogues.every((texts) => wordsOf(action, (key) => Object.hasOwn(texts, key)) !== null);

const states = ['approved', 'refused'];
const contents = ['article', 'page', 'entry'];
/** What stands in the places of actions that are put together, by file and place. */
const places: Readonly<Record<string, readonly string[]>> = {
  'catalog/listings/delete-listing.ts ${kind}': listingKinds,
  'catalog/listings/write-listing.ts ${kind}': listingKinds,
  'content/edit/write-item.ts ${kind}': contents,
  'content/edit/write-item.ts ${change.kind}': contents,
  'content/edit/write-item.ts ${key.kind}': contents,
  'content/edit/draft-item.ts ${key.kind}': contents,
  'content/categories/write-category.ts ${kind}': ['category', 'tag'],
  'discussions/decide-post.ts ${kind}': ['question', 'comment'],
  'discussions/decide-post.ts ${to}': states,
  'discussions/translate-post.ts ${kind}': ['question', 'comment'],
  'reviews/decide-review.ts ${to}': states,
  'feedback/staff-feedback.ts ${to}': ['new', 'done'],
  'inquiries/staff-inquiries.ts ${to}': ['new', 'done'],
  'orders/transition-order.ts ${transition}': orderTransitionNames,
  'returns/transition-return.ts ${transition}': returnTransitionNames,
  'promotions/staff/single-codes.ts ${source}': ['promotion', 'coupon'],
  'promotions/staff/duplicate-promotion.ts ${source}': ['promotion', 'coupon'],
  'promotions/staff/manage-promotions.ts ${source}': ['promotion', 'coupon'],
  "promotions/staff/manage-promotions.ts ${ended ? 'end' : 'delete'}": ['end', 'delete'],
  'staff-access/factors/own-factors.ts ${factor}': ['app', 'passkey'],
  'transfers/exports/admin-routes.ts ${name}': ['products', 'orders', 'customers', 'stock', 'audit'],
  'server/extensions/resources.ts ${verb}': ['create', 'update', 'delete'],
  'translations/read-translations.ts ${key.kind}': ['product', 'category', 'collection', 'tag', 'brand', 'page', 'article'],
};

const shape = /^[a-zA-Z-]+\.[a-zA-Z-]+$/;

/** The actions that a source writes; a place that is not known here is an action without words. */
function actionsIn(source: string, file: string): string[] {
  // Only what is the value of `action`, up to the end of that value: literals, alternatives, texts put together.
  const values = [...source.matchAll(/\baction:\s*((?:[^,`'\n]|'[^']*'|`[^`]*`)+)/g)].map(([, value]) => value!);
  const literals = values.flatMap((value) => {
    const templates = [...value.matchAll(/`([^`]*)`/g)].map(([, text]) => text!);
    const plain = [...value.replaceAll(/`[^`]*`/g, '').matchAll(/'([^']*)'/g)].map(([, text]) => text!);
    return [...templates.flatMap((text) => filled(text, file)), ...plain];
  });
  return literals.filter((action) => action.includes('.') || action.includes('${'));
}

function filled(text: string, file: string): string[] {
  const place = /\$\{[^}]*\}/.exec(text)?.[0];
  if (place === undefined) return [text];
  const fillings = places[`${file} ${place}`];
  return fillings === undefined ? [`${file}: ${text}`] : fillings.flatMap((word) => filled(text.replace(place, word), file));
}

const recorded = globSync('src/{shop,server}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('audit/record-action.ts'))
  .map((file) => ({ file: file.replace(/^src\/(shop\/)?/, ''), source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => /\brecordAction(?:Of)?\(/.test(source));
const actions = [...new Set(recorded.flatMap(({ file, source }) => actionsIn(source, file)))].sort();

describe('an action', () => {
  it('is found in every source that writes into the log', () => {
    expect(actions.length).toBeGreaterThan(150);
    // The server's own entry is the one that its caller makes.
    expect(recorded.filter(({ file, source }) => actionsIn(source, file).length === 0).map(({ file }) => file)).toEqual(['server/build-app.ts']);
    expect(actions).toEqual(
      expect.arrayContaining(['order.ship', 'newsletter.schedule', 'newsletter.send', 'product.archive', 'category.write', 'staff.signin']),
    );
  });

  it('has a sentence in every language', () => {
    expect(actions.filter((action) => !shape.test(action) || !isSaid(action))).toEqual([]);
    // The search for those without words finds one.
    expect(
      actionsIn("recordAction(tx, context, { action: isNew ? 'cup.polish' : `cup.${how}`, subject })", 'cups.ts').filter((action) => !isSaid(action)),
    ).toEqual(['cups.ts: cup.${how}', 'cup.polish']);
  });

  it('is in one of the areas that the list is narrowed by', () => {
    const known: readonly string[] = Object.values(auditAreas).flat();
    expect([...new Set(actions.map((action) => action.split('.')[0]!))].filter((area) => !known.includes(area))).toEqual([]);
    for (const beginnings of Object.values(auditAreas)) expect(beginnings.join(',').length).toBeLessThanOrEqual(300);
  });

  it('says who did it, and its record only where the sentence has a place for it', () => {
    for (const texts of catalogues)
      for (const [key, text] of Object.entries(texts)) {
        if (!/^backoffice_audit_(?:do|did)_/.test(key)) continue;
        expect([key, text]).toEqual([key, expect.stringContaining('{who}')]);
        const holes = (one: string | undefined) => [...(one ?? '').matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
        expect([key, holes(text)]).toEqual([key, holes(catalogues[0]![key])]);
      }
  });
});

describe('a line', () => {
  const subject = '0199d0c0-0000-7000-8000-000000000000';
  const change = (paths: Record<string, unknown>) => ({
    detail: { changes: Object.fromEntries(Object.entries(paths).map(([path, after]) => [path, { before: null, after }])) },
  });

  it('says what was done in the nearest words', () => {
    expect(actionOf({ action: 'product.update', ...change({ 'variants.0.price.amount': 900, 'variants.0.prices.EUR': 800 }) })).toBe('product.price');
    expect(actionOf({ action: 'product.update', ...change({ 'variants.0.price.amount': 900, brand: 'x' }) })).toBe('product.update');
    expect(actionOf({ action: 'article.update', ...change({ published: true }) })).toBe('article.publish');
    expect(actionOf({ action: 'brand.write', ...change({ published: false }) })).toBe('brand.hide');
    expect(actionOf({ action: 'order.ship', detail: {} })).toBe('order.ship');
    for (const action of ['product.price', 'product.publish', 'product.hide', 'article.publish', 'brand.hide', 'collection.publish'])
      expect([action, isSaid(action)]).toEqual([action, true]);
  });

  it('leads to the screen of its record, while there is one', () => {
    expect(screenOf({ action: 'product.update', subject })).toBe(`/products/${subject}`);
    expect(screenOf({ action: 'order.ship', subject: 'A 1' })).toBe('/orders/A%201/show');
    expect(screenOf({ action: 'settings.update', subject: 'privacy' })).toBe('/settings/privacy');
    expect(screenOf({ action: 'stock.adjust', subject: 'CUP +2' })).toBe('/stock?filter=%7B%22q%22%3A%22CUP%22%7D');
    for (const [action, about] of [
      ['brand.delete', subject],
      ['customer.erase', subject],
      ['product.bulk', ''],
      ['draftOrder.update', 'D12'],
      ['staff.policy', 'staff'],
      ['view.create', 'Mine'],
    ] as const)
      expect([action, screenOf({ action, subject: about })]).toEqual([action, null]);
  });

  it('shows entries of a list as what left it and what came', () => {
    const changes = { 'tags.0': { before: 'a', after: 'b' }, 'tags.1': { before: 'b', after: null }, brand: { before: '', after: 'Brae' } };
    expect(shownChanges(changes)).toEqual([
      { path: 'tags', before: ['a'], after: [] },
      { path: 'brand', before: '', after: 'Brae' },
    ]);
    expect(shownChanges({ 'tags.0': { before: 'a', after: 'b' }, 'tags.1': { before: 'b', after: 'a' } })).toEqual([]);
  });
});
