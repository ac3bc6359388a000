// Lines of the audit log as staff read them: a sentence with a link, and differences in words.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, RecordContextProvider } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AuditLine } from '#shop/staff/contract.ts';
import { Details } from './details.tsx';
import { Sentence } from './use-sentence.tsx';

const subject = '0199d0c0-0000-7000-8000-000000000000';
const line = (fields: Partial<AuditLine>): AuditLine => ({
  id: '1',
  at: '2026-05-01T10:00:00.000Z',
  staff: { id: '2', name: 'Anna' },
  action: 'product.update',
  subject,
  name: 'Linen shirt',
  deleted: false,
  detail: {},
  ...fields,
});

function drawn(locale: 'en' | 'zh' | 'zh-HK', element: React.ReactNode): string {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  const messages = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/\{(\w+)\}/g, '%{$1}')]));
  const all = { ...messages, ra: { boolean: { true: texts['backoffice_ra_boolean_true'] ?? 'Yes', false: texts['backoffice_ra_boolean_false'] ?? 'No' } } };
  const client = new QueryClient();
  client.setQueryData(['base-currency'], 'USD');
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <I18nContext.Provider value={polyglotI18nProvider(() => all as never, locale, [], { allowMissing: true })}>{element}</I18nContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<\/(?:dt|dd|p)>/g, '|')
    .replaceAll(/<[^>]*>/g, '');
const said = (locale: 'en' | 'zh' | 'zh-HK', fields: Partial<AuditLine>) => textOf(drawn(locale, <Sentence line={line(fields)} />));
const details = (locale: 'en' | 'zh', changes: object) =>
  textOf(
    drawn(
      locale,
      <RecordContextProvider value={line({ detail: { changes } })}>
        <Details />
      </RecordContextProvider>,
    ),
  );

describe('a line of the audit log', () => {
  const dearer = { detail: { changes: { 'variants.0.price.amount': { before: 1000, after: 900 } } } };

  it('is a sentence in the language of who reads it', () => {
    expect(said('en', dearer)).toBe('Anna changed the price of Linen shirt');
    expect(said('zh', dearer)).toBe('Anna修改了“Linen shirt”的价格');
    expect(said('zh-HK', { action: 'article.publish', name: '手記' })).toBe('Anna發佈了文章「手記」');
    expect(said('en', { action: 'settings.update', subject: 'privacy', name: '' })).toBe('Anna changed settings: Privacy');
    expect(said('en', { action: 'menus.update', subject: 'header', name: '' })).not.toContain('header');
    expect(said('en', { action: 'currency.update', subject: 'EUR', name: 'EUR' })).toBe('Anna changed the currency Euro');
    expect(said('en', { action: 'staff.signin', staff: { id: null, name: '' } })).toBe('Somebody signed in');
    expect(said('en', { action: 'brand.delete', name: '' })).toBe('Anna deleted the brand (no name)');
    expect(said('en', { action: 'POST /api/admin/cups', name: '' })).toBe('Anna made another change');
  });

  it('links its record', () => {
    expect(drawn('en', <Sentence line={line(dearer)} />)).toContain(`href="/products/${subject}"`);
    expect(drawn('en', <Sentence line={line({ action: 'review.approved', name: '' })} />)).toContain(`href="/reviews/${subject}/show"`);
    for (const action of ['product.bulk', 'brand.delete', 'staff.signin'])
      expect([action, drawn('en', <Sentence line={line({ action })} />)]).toEqual([action, expect.not.stringContaining('href')]);
    expect(drawn('en', <Sentence line={line({ action: 'api-key.create' })} />)).toContain(`href="/api-keys/${subject}"`);
    expect(drawn('en', <Sentence line={line({ action: 'api-key.create', deleted: true })} />)).not.toContain('href');
  });

  it('says what there was and is: money with its sign, no keys and no ids', () => {
    const changes = {
      'variants.0.price.amount': { before: 1000, after: 900 },
      'variants.1.prices.EUR.amount': { before: null, after: 850 },
      'texts.zh.title': { before: '', after: '亚麻衬衫' },
      published: { before: false, after: true },
      imageId: { before: null, after: subject },
      countries: { before: null, after: 'DE' },
      unheardOf: { before: 1, after: 2 },
      role: { before: 'support', after: 'editor' },
    };
    expect(details('en', changes).split('|').filter(Boolean)).toEqual([
      'Variant 1 · Price', '$10.00 → $9.00',
      'Variant 2 · Price · Euro', '(empty) → €8.50',
      '简体中文 · Title', '(empty) → 亚麻衬衫',
      'Shown in the shop', 'No → Yes',
      'Picture', '(empty) → another record',
      'Countries', '(empty) → Germany',
      'Another field', '1 → 2',
      'Role', 'Support → Editor',
    ]); // prettier-ignore
    expect(details('zh', { role: { before: 'support', after: 'editor' } })).toBe('角色|客服 → 编辑|');
  });
});
