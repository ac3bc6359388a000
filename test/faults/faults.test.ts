/** The short form of `npm run faults`: every row that has one. Counts must hold exactly; times allow for a busy machine. */
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, inject, it } from 'vitest';
import { templateName } from '#test/harness/global-setup.ts';
import { verdictOf, type Figure } from '#test/harness/figures.ts';
import { cloneDatabase } from '#test/harness/prepared-database.ts';
import { rows } from './rows.ts';
import { runRow } from './shops.ts';

const slowMachine = 6;

beforeAll(() => {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}, 120_000);

it.each([...rows].filter(([, row]) => row.inShort))('%s', { timeout: 600_000 }, async (_name, row) => {
  const figures = await runRow(row, { form: 'short', createDatabase: () => cloneDatabase(inject('serverUrl'), templateName) });
  expect(figures.map(withPatience).filter((figure) => verdictOf(figure) === 'missed')).toEqual([]);
});

function withPatience(figure: Figure): Figure {
  const { target, unit } = figure;
  const isTime = unit === 's' || unit === 'ms';
  return isTime && target !== null && 'atMost' in target ? { ...figure, target: { atMost: target.atMost * slowMachine } } : figure;
}
