/** What is cited is there: pages of docs/ with their headings, in code as `docs/rules/stock.md, "Ledger"`, between pages as links. What is not in the repository is not cited. */
import { dirname, join } from 'node:path';

// In brackets, or this file would contain an error itself.
const outside = /\bspec[ ]§|\bdomain[ ]rules?\b|\b(?:specification|contract)(?:['’]s)?`?,? ?\(?sections? \d|\bthe[ ]specification\b|\(specification[,)]/i;
const citation = /\bdocs\/(?:contract|rules\/[\w-]+)\.md(?:, "([^"]+)")?/g;
const link = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

/** The anchor that GitHub makes of a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Each wrong citation as `file:line: text`. `isThere` knows files beside those read. */
export function wrongCitations(files: ReadonlyMap<string, string>, isThere: (path: string) => boolean): string[] {
  const headings = new Map([...files].map(([file, text]) => [file, Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title]) => title!.trim())]));
  const inLine = (file: string, line: string): string[] => {
    const citations = file.endsWith('.md')
      ? []
      : Array.from(line.matchAll(citation)).filter(([whole, title]) => !headings.get(whole.split(',')[0]!)?.includes(title!));
    const links = !file.endsWith('.md')
      ? []
      : Array.from(line.matchAll(link)).filter(([, path, anchor]) => {
          const target = path === '' ? file : join(dirname(file), path!);
          return !(files.has(target) || isThere(target)) || (anchor !== undefined && !headings.get(target)?.some((title) => anchorOf(title) === anchor));
        });
    return [...[...citations, ...links].map(([whole]) => whole), ...(outside.test(line) ? [line.trim().slice(0, 80)] : [])];
  };
  return [...files].flatMap(([file, text]) => text.split('\n').flatMap((line, index) => inLine(file, line).map((found) => `${file}:${index + 1}: ${found}`)));
}

// A place holder of a name, as in `src/shop/<slice>` and `locales/*.json`, is any name. Other addresses are not checked.
const pathInPage = /(?<![\w./@-])(?:src|test|tools|migrations|docs|themes|seeds|locales)\/(?:[\w./*…-]|<\w+>|\{[\w,-]+\})*(?:[\w*/]|<\w+>|\{[\w,-]+\})/g;

/** Paths of the repository that pages name and that are not there, each as `file:line: path`. `isThere` answers whether any file or folder has a path with `*` in it. */
export function missingPaths(pages: ReadonlyMap<string, string>, isThere: (pattern: string) => boolean): string[] {
  const inLine = (line: string) => Array.from(line.matchAll(pathInPage), ([path]) => path).filter((path) => !eachOf(path).every(isThere));
  return [...pages].flatMap(([file, text]) => text.split('\n').flatMap((line, index) => inLine(line).map((path) => `${file}:${index + 1}: ${path}`)));
}

/** `src/{a,b}` names both; a decision may be named by its number alone. */
function eachOf(path: string): string[] {
  const [whole, names] = /\{([^}]+)\}/.exec(path) ?? [];
  if (names) return names.split(',').flatMap((name) => eachOf(path.replace(whole!, name)));
  return [path.replaceAll(/<\w+>|…/g, '*').replace(/^docs\/decisions\/\d{4}$/, '$&-*')];
}
