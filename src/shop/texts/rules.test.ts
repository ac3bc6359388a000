import { describe, expect, it } from 'vitest';
import { fillText } from '#kit/pure/messages-runtime.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import { findTextProblem, placesOf, readsAs } from './rules.ts';
import { isTextKey, originalOf, problemOf, textKeys } from './catalogue.ts';

describe('an own text', () => {
  it.each([
    ['the same places in another order', 'Of {total} there are {count}', null],
    ['a place twice', '{count}, really {count}, of {total}', null],
    ['a place that is missing', 'All of {total}', { what: 'missing', place: '{count}' }],
    ['a place that nobody fills', '{count} of {total} for {name}', { what: 'unknown', place: '{name}' }],
    ['a place with spaces', '{ count } of {total}', { what: 'unknown', place: '{ count }' }],
    ['places in two braces', '{{count}} of {total}', null],
    ['an empty place', '{} {count} {total}', { what: 'unknown', place: '{}' }],
    ['a prototype', '{constructor} {count} {total}', { what: 'unknown', place: '{constructor}' }],
    ['two lines', '{count} of\n{total}', { what: 'line' }],
    ['a line separator', '{count} of\u2028{total}', { what: 'line' }],
    ['what turns the direction of all that follows', '{count} \u202eof {total}', { what: 'line' }],
    ['a control character', '{count} of\u001B[31m {total}', { what: 'line' }],
    ['markup', '<b>{count}</b> of {total}', null],
    ['braces of another script', '｛count｝ {total}', { what: 'missing', place: '{count}' }],
  ])('with %s', (_, text, problem) => expect(findTextProblem(text, '{count} of {total}')).toEqual(problem));

  it('may have a place that the text has in another language', () => {
    expect(findTextProblem('All {total}', 'All')).toEqual({ what: 'unknown', place: '{total}' });
    expect(findTextProblem('All {total}', 'All', ['共 {total} 件'])).toBeNull();
  });

  it('is filled once: what a value says is text', () => {
    expect(fillText('{a} {b} {c}', { a: '{b} $&', b: 0 })).toBe('{b} $& 0 {c}');
  });
});

describe('the texts that can be written', () => {
  it('are those that shoppers read', () => {
    expect(
      ['cart_view', 'messages_foot', 'checkout_agree_first', 'privacy_consent_title', 'section_days', 'section_slide_on'].filter((key) => !isTextKey(key)),
    ).toEqual([]);
    expect(['backoffice_imports', 'staff_exists', 'texts_one_line', 'section_faq', 'constructor', '$schema'].filter(isTextKey)).toEqual([]);
    expect(textKeys().length).toBeGreaterThan(1_000);
  });

  it('fit themselves', () => {
    const faults = textKeys().flatMap((key) => messageLocales.filter((lang) => problemOf({ key, lang, text: originalOf(key, lang) }) !== null));
    expect(faults).toEqual([]);
    expect(placesOf(originalOf('messages_foot', 'zh'))).toEqual(['{shop}']);
  });
});

describe('a text is found by words of the shop', () => {
  it.each([
    ['Only {count} left', 'only 3 left', true],
    ['Only {count} left', 'left', true],
    ['Free shipping from {amount}', 'free shipping from $75.00', true],
    ['还差 {amount} 免运费', '还差 ¥20', true],
    ['“{title}” is no longer sold, so it wasn’t added.', '“brae cup” is no longer sold, so it wasn’t added.', true],
    ['“{title}” is no longer sold, so it wasn’t added.', '“brae cup” is sold', false],
    ['Only {count} left', '3', false],
    ['{first} {last}', 'anything at all', false],
    ['Add to cart', 'add 3 to cart', false],
  ])('%s: %s', (text, seen, found) => expect(readsAs(text, seen)).toBe(found));
});
