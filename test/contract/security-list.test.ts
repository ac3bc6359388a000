/** docs/security.md says of itself what is true: its sum, and tests and pages that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+(?: to \d+\.\d+\.\d+)?) \| (.*?) \| (met|\*\*not met\*\*|not applicable) \| (.*) \|$/gm)].map((found) => {
  const [, id = '', what = '', verdict = '', shown = ''] = found;
  const files = [...shown.matchAll(/`([\w./-]+\.(?:test\.tsx?|e2e\.ts|md))`/g)].map(([, file]) => file!);
  return { id, what, verdict, shown, files };
});

const numbers: Record<string, number> = { two: 2, three: 3, seven: 7, eleven: 11 };
/** A row of several says how many. */
const countOf = ({ id, what }: (typeof rows)[number]): number =>
  id.includes(' to ') ? (numbers[/\((\w+) requirements\)/.exec(what)?.[1] ?? ''] ?? Number.NaN) : 1;

it('its sum is that of its rows, and each requirement stands in it once', () => {
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).reduce((sum, row) => sum + countOf(row), 0);
  const [met, not, none] = [count('met'), count('**not met**'), count('not applicable')];
  expect(text).toContain(`Of ${met + not + none} requirements ${met} are met, ${not} are not, ${none} do not apply.`);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('what is met names a test, a command or a page, and all that is named is there', () => {
  const unshown = rows.filter(({ verdict, files, shown }) => verdict === 'met' && files.length === 0 && !shown.includes('`npm run'));
  expect(unshown.map(({ id }) => id)).toEqual([]);
  expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
});
