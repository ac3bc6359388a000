/** docs/merchant/tasks.md names what is there: tests by file and title, pictures, screens. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathOfScreen } from '#backoffice/screen.ts';
import { screens } from '#backoffice/screens.ts';

const text = readFileSync('docs/merchant/tasks.md', 'utf8');
const [tasks = '', badInput = ''] = text.split('## Bad input');
const rowsOf = (part: string) => [...part.matchAll(/^\| (.+) \|$/gm)].map(([, row]) => row!.split(' | ')).filter((row) => row.at(-1)!.includes('`'));
const taskRows = rowsOf(tasks).filter(([number]) => /^\d+$/.test(number!));

/** What of the last column is not there: a test file without a test of that title, a picture that is gone. */
function missing(shownBy: string): string[] {
  return shownBy.split('; `').flatMap((part) => {
    const [file = '', title] = part.replaceAll('`', '').split(' › ');
    const isThere = existsSync(file) && (title === undefined ? file.endsWith('.webp') : readFileSync(file, 'utf8').includes(title));
    return isThere ? [] : [part];
  });
}

describe('the tasks of a merchant', () => {
  it('are 86, each once and in order', () => {
    expect(taskRows.map(([number]) => Number(number))).toEqual(Array.from({ length: 86 }, (_, index) => index + 1));
    expect(new Set(taskRows.map(([, task]) => task)).size).toBe(86);
  });

  it('are done at screens of the back office', () => {
    const paths = new Set([...screens.map(pathOfScreen), '/setup']);
    expect(taskRows.map(([, , screen]) => screen!.replaceAll('`', '')).filter((path) => !paths.has(path as `/${string}`))).toEqual([]);
  });

  it('are shown by tests and pictures that are there, and so is what bad input comes to', () => {
    const bad = rowsOf(badInput);
    expect(bad.length).toBeGreaterThan(11);
    expect([...taskRows, ...bad].flatMap((row) => missing(row.at(-1)!))).toEqual([]);
  });

  it.each(['`test/contract/gone.test.ts` › a title', '`test/contract/folder-limits.test.ts` › no such title', '`docs/pictures/guide/gone.webp`'])(
    'would not be shown by %s',
    (shownBy) => expect(missing(shownBy)).toHaveLength(1),
  );
});
