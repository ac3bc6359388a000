// What is cited is there: pages of docs/ with their headings, in code as `docs/rules/stock.md, "Ledger"`, between pages as links. Papers that are not in the repository are not cited.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// In brackets, or this file would be a fault itself.
const outside = /\bspec[ ]§|\bdomain[ ]rules?\b|\b(?:specification|contract)(?:['’]s)?`?,? ?\(?sections? \d|\bthe[ ]specification\b|\(specification[,)]/i;
const citation = /\bdocs\/(?:contract|rules\/[\w-]+)\.md(?:, "([^"]+)")?/g;
const link = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const heading = /^#+ (.+)$/gm;

/** Reads code, tests and pages in a folder. Answers how many files were read, and each fault as `rule: file:line: what stands there`. */
export function citationFaults(folder) {
  const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: folder });
  const code = globSync(['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}', 'migrations/*.sql'], { cwd: folder }).filter(
    (file) => file !== 'tools/rules.test.ts', // It plants faults.
  );
  const headings = new Map(pages.map((page) => [page, Array.from(read(page).matchAll(heading), ([, title]) => title.trim())]));
  function read(file) {
    return readFileSync(join(folder, file), 'utf8');
  }
  function wrongCitations(line) {
    return Array.from(line.matchAll(citation)).flatMap(([whole, title]) => (headings.get(whole.split(',')[0])?.includes(title) ? [] : [whole]));
  }
  function wrongLinks(file, line) {
    return Array.from(line.matchAll(link)).flatMap(([, path, anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      const isThere = existsSync(join(folder, target)) && (!anchor || headings.get(target)?.some((title) => slugOf(title) === anchor));
      return isThere ? [] : [`${path}${anchor ? `#${anchor}` : ''}`];
    });
  }
  const faults = [...pages, ...code].flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        const wrong = headings.has(file) ? wrongLinks(file, line) : wrongCitations(line);
        const found = [...wrong.map((one) => `not-there: ${one}`), ...(outside.test(line) ? [`cites-outside: ${line.trim().slice(0, 80)}`] : [])];
        return found.map((one) => one.replace(': ', `: ${file}:${index + 1}: `));
      }),
  );
  return { read: pages.length + code.length, faults: pages.length > 0 ? faults : ['not-read: no page in docs/'] };
}

/** The anchor that GitHub makes of a heading. */
const slugOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
