import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testEvent, webhookEvents } from '#shop/webhooks/contract.ts';
import { eventKey } from './event-names.ts';
import { messageLocales } from '#kit/pure/languages.ts';

it.each(messageLocales)('every event of webhooks has a name of its own in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  const names = [...webhookEvents, testEvent].map((event) => texts[eventKey(event)]);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
