import { readFileSync } from 'node:fs';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import type { Condition, Rule } from '#kit/pure/rules/rule.ts';
import { groupOpsOf, groupRuleFields } from '#shop/accounts/contract.ts';
import { ruleSummary } from './rule-summary.ts';
import { messageLocales } from '#kit/pure/languages.ts';

function said(rule: Rule, locale: (typeof messageLocales)[number] = 'en'): string {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  const phrases = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/\{(\w+)\}/g, '%{$1}')]));
  const { translate } = polyglotI18nProvider(() => phrases as never, locale);
  return ruleSummary(rule, {
    locale,
    translate(key, values) {
      if (phrases[key] === undefined) throw new Error(`no text ${key}`);
      return translate(key, values);
    },
    nameOf: (_kind, code) => ({ DE: 'Germany', zh: '中文' })[code] ?? code,
  });
}

const all = (...conditions: Condition[]): Rule => ({ match: 'all', conditions });

it('says a rule in a sentence, in each language of the back office', () => {
  const rule = all({ field: 'orders', op: 'gte', value: 3 }, { field: 'spent.EUR', op: 'gt', value: 20_000 }, { field: 'country', op: 'is', value: 'DE' });
  expect(messageLocales.map((locale) => said(rule, locale))).toEqual([
    'Customers who have placed at least 3 orders and have spent more than €200.00 and have their default address in Germany',
    '下单至少 3 次，且消费超过 €200.00，且默认地址在Germany的客户',
    '下單至少 3 次，且消費超過 €200.00，且預設地址在Germany的客戶',
  ]);
  expect(said({ ...rule, match: 'any', conditions: rule.conditions.slice(0, 1) })).toBe('Customers who have placed at least 3 orders');
});

it.each<[string, Condition[]]>([
  ['Customers who have placed exactly 1 order', [{ field: 'orders', op: 'is', value: 1 }]],
  ['Customers who have never ordered', [{ field: 'orders', op: 'lte', value: 0 }]],
  ['Customers who last ordered more than 90 days ago', [{ field: 'lastOrderDays', op: 'gt', value: 90 }]],
  ['Customers who registered on January 2, 2026 or later', [{ field: 'createdAt', op: 'gte', value: '2026-01-02T00:00:00.000Z' }]],
  [
    'Customers who get the newsletter and are not tagged “vip”',
    [
      { field: 'newsletter', op: 'is', value: 'yes' },
      { field: 'tag', op: 'isNot', value: 'vip' },
    ],
  ],
  [
    'Customers who use the shop in 中文',
    [
      { field: 'language', op: 'is', value: 'zh' },
      { field: 'orders', op: 'gt', value: '' },
    ],
  ],
])('%s', (sentence, conditions) => {
  expect(said(all(...conditions))).toBe(sentence);
});

it('has words for every field and comparison, and none for a rule that says nothing yet', () => {
  for (const locale of messageLocales)
    for (const field of [...groupRuleFields, 'spent.USD'])
      for (const op of groupOpsOf(field)) {
        const value = field === 'newsletter' ? 'no' : field.endsWith('At') ? '2026-01-02' : 2;
        const sentence = said(all({ field, op, value }), locale);
        expect([field, op, sentence.length > 4, sentence]).toEqual([field, op, true, expect.not.stringMatching(/[%{}]|\|\|\|\|/)]);
      }
  expect(said(all({ field: 'tag', op: 'is', value: '' }, { field: 'spent.USD', op: 'gt', value: Number.NaN }))).toBe('');
});
