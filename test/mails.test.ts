// Every kind of mail in every language: complete, absolute in its links, and safe whatever people write.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mailAreas } from '#backoffice/mails/areas.ts';
import { placeKey } from '#backoffice/mails/places.ts';
import { localeFor, messageLocales } from '#kit/pure/languages.ts';
import type { MailFixture } from '#kit/server/mail/mail-sample.ts';
import { allMailSamples } from '#server/slices.ts';
import { orderMailKinds } from '#shop/orders/contract.ts';
import { returnMailKinds } from '#shop/returns/job-kinds.ts';

const baseUrl = 'https://shop.example';
const payload = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>{{7*7}}${7*7}';

const fixture = (lang: string, more: Partial<MailFixture> = {}): MailFixture => ({
  lang,
  locale: localeFor(lang),
  shopName: 'Aldermoor',
  baseUrl,
  now: new Date('2026-11-21T10:00:00Z'),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  product: 'Ember bowl',
  option: { title: 'Glaze', value: 'Moss' },
  words: 'Ring twice',
  ...more,
});

const cases = allMailSamples().flatMap((sample) => messageLocales.map((lang) => ({ name: `${sample.kind} in ${lang}`, sample, lang })));
const visible = (html: string) => html.replaceAll(/<(style|title)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');

describe('mails', () => {
  it('are listed once each, those of every slice', () => {
    const kinds = allMailSamples().map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const kind of orderMailKinds) expect(kinds).toContain(`order.${kind}`);
    for (const kind of returnMailKinds) expect(kinds).toContain(`return.${kind}`);
  });

  it.each(messageLocales)('have names in %s for what the merchant may put into their words, and for what they are about', (lang) => {
    const texts = JSON.parse(readFileSync(`locales/${lang}.json`, 'utf8')) as Record<string, string>;
    const templates = allMailSamples().flatMap(({ kind, words }) => (words ? [{ kind, ...words(fixture(lang)) }] : []));
    const places = new Set(['shopName', ...templates.flatMap(({ values, blocks }) => [...Object.keys(values), ...blocks])]);
    const areas = new Set(templates.map(({ kind }) => kind.split('.', 1)[0]!));
    expect(places.size).toBeGreaterThan(10);
    expect([...places].filter((name) => texts[placeKey(name)] === undefined)).toEqual([]);
    expect([...areas].filter((area) => texts[`backoffice_mail_area_${area}`] === undefined)).toEqual([]);
    expect(mailAreas.toSorted()).toEqual([...areas].toSorted());
  });

  it.each(cases)('$name: subject, both parts, whole texts, whole links', async ({ sample, lang }) => {
    const { subject, html, text } = await sample.make(fixture(lang));
    expect(subject.length).toBeGreaterThan(5);
    for (const part of [subject, text, visible(html)]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|\{\w+\}/);
      expect(part).not.toMatch(/\b(order|returns|auth|newsletter|staff)_[a-z]+_/);
    }
    expect(html).toContain(`lang="${localeFor(lang)}"`);
    // (An issue of the newsletter is the merchant's own text.)
    expect(!lang.startsWith('zh') || sample.kind === 'newsletter.issue' || /\p{Script=Han}/u.test(subject)).toBe(true);
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^https:\/\//);
    const links = [...html.matchAll(/href="(https:\/\/shop\.example[^"]*)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&'));
    for (const link of links) {
      expect(text).toContain(link);
      // (The back office has its language in itself.)
      expect(link).toSatisfy(
        (address: string) => address.startsWith(`${baseUrl}/backoffice/`) || address.startsWith(lang === 'en' ? `${baseUrl}/` : `${baseUrl}/${lang}/`),
      );
    }
    // What is shown visually is in the text too.
    for (const amount of visible(html).match(/\$[\d,.]+/g) ?? []) expect(text).toContain(amount);
  });

  it.each(cases)('$name: whatever people write is text', async ({ sample, lang }) => {
    const { html } = await sample.make(
      fixture(lang, { shopName: payload, firstName: payload, lastName: payload, product: payload, option: { title: payload, value: payload }, words: payload }),
    );
    expect(html).not.toMatch(/<script|<img|"'>/);
    expect(html).toContain('&lt;script&gt;');
  });
});
