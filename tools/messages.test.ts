/** What is made of the message catalogues. */
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as m from '#messages';
import { faultsOf, messageFunction, readMessages } from './messages.mjs';

const run = (text: string, inputs: Record<string, unknown> = {}) => (runInNewContext(messageFunction(text)) as (given: object) => string)(inputs);

it('fills in parameters and leaves every other sign as it is', () => {
  expect(run('{count} of {total}: {count}', { count: 2, total: 3 })).toBe('2 of 3: 2');
  expect(run('`${a}` \\ {a} "\n"', { a: '${x}`' })).toBe('`$${x}`` \\ ${x}` "\n"');
  expect(run('`plain` ${} \\ "quoted"')).toBe('`plain` ${} \\ "quoted"');
});

it('speaks the language that is asked for', () => {
  expect([m.cart_title({}, { locale: 'en' }), m.cart_title({}, { locale: 'zh' })].map((text) => typeof text)).toEqual(['string', 'string']);
  expect(m.cart_title({}, { locale: 'en' })).not.toBe(m.cart_title({}, { locale: 'zh' }));
});

it('wants every parameter of a text (a message that is not there is refused by lint)', () => {
  expect(m.addresses_book_full({ max: 20 }, { locale: 'en' })).toContain('20');
  // @ts-expect-error: the text says how many.
  expect(m.addresses_book_full({}, { locale: 'en' })).toContain('undefined');
});

it('finds a key that a language lacks, one that English has not, and one that is no key', () => {
  const faults = faultsOf({ en: { cart_title: 'Cart', cart_add: 'Add', Cart: 'x' }, zh: { cart_title: '购物车', cart_new: '新', Cart: 'x' } });
  expect(faults).toEqual([
    'locales/en.json: Cart is no key such as cart_count',
    'locales/zh.json lacks cart_add',
    'locales/zh.json has cart_new, which locales/en.json has not',
  ]);
});

it('has curly quotes in English, but where experience.md gives a text with a straight one', () => {
  const given = new Set(['auth_wrong_credentials', 'newsletter_agree']);
  const straight = Object.entries<string>(readMessages('en')).filter(([key, text]) => /['"]/.test(text) && !given.has(key));
  expect(straight).toEqual([]);
});

it('finds a number that touches Chinese words, and leaves what is a date in itself', () => {
  const en = { a_one: '', a_two: '', a_three: '', a_four: '', a_five: '', a_six: '' };
  const zh = { a_one: '共 {count} 件', a_two: '共{count} 件', a_three: '满3 件', a_four: '预计 {days}送达', a_five: '预计{days}送达', a_six: '{rest}折' };
  expect(faultsOf({ en, zh }).map((fault) => fault.split(' ')[1])).toEqual(['a_two', 'a_three', 'a_five', 'a_six']);
  expect(faultsOf({ en: { a_one: '' }, ja: { a_one: '{count}件' } })).toEqual([]);
});
