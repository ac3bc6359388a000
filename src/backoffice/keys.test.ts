/** Keys of texts that the back office names where it is written: each is a text, so that nobody reads a key on a button. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const texts = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Record<string, string>;
const named = /(?:translate\(|\b(?:done|final|label|hint|title)=)['"](backoffice_\w+)['"]/g;

it('has a text for each key that is written out', () => {
  const used = globSync('src/backoffice/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, key = '']) => ({ file, key })),
  );
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ key }) => !(key in texts))).toEqual([]);
});

// "{count} orders" reads "1 orders" for one. What these count is never one.
const neverOne = /^backoffice_(?:risk_|period_days$|promotion_say_per_customer$|stock_alert_waiting_many$|setup_progress$)/;

it('has a singular wherever a number stands before a plural', () => {
  const plural = /(?<!More than )\{(?:count|smart_count)\} (?:\w+ )?(?!was\b|is\b|this\b)\w{3,}s\b/;
  const counted = Object.entries(texts).filter(([key, text]) => key.startsWith('backoffice_') && plural.test(text) && !neverOne.test(key));
  expect(counted.length).toBeGreaterThan(20);
  expect(counted.filter(([, text]) => !text.includes(' |||| '))).toEqual([]);
});

it('has a title for each template that comes with the shop', () => {
  const names = globSync('themes/*/templates/*.json').map((file) => file.replaceAll('\\', '/').split('/').at(-1)!.replace('.json', ''));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !(`backoffice_template_${name.replaceAll('-', '_')}` in texts))).toEqual([]);
});
