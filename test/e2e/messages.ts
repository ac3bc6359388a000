/** The shop's messages, so that a test finds what a person reads, in any language. */
import { readFileSync } from 'node:fs';
import type { Locale } from '#kit/pure/languages.ts';

export type { Locale };

/** What a catalogue says for a key. */
export type Words = (key: string, params?: Record<string, string>) => string;

/** The catalogue of a language: `words('zh')('cart_check_out')`. Throws for a key that is not there. */
export function words(locale: Locale): Words {
  const catalogue = JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>;
  return (key, params = {}) => {
    const text = catalogue[key];
    if (text === undefined) throw new Error(`no text ${key} in locales/${locale}.json`);
    return Object.entries(params).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), text);
  };
}

/** A text, whatever its parameters are. */
export function around(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );
}

/** What a text begins with, before its first parameter. */
export function beginning(text: string): RegExp {
  return new RegExp(text.split('{')[0]!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
