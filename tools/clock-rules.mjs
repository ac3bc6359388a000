// One clock: what decides goes by `context.now()` in the shop and by the harness in tests, so that a test can say what time it is. Nothing else asks
// the machine or the database, and nobody waits for time to pass. Code is read as code, so that a comment or a name is no fault.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The clocks themselves. */
const clocks = new Set(['src/kit/server/clock.ts', 'src/kit/browser/clock.ts', 'test/harness/machine-date.ts']);

const inSql =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\b(?:current_(?:timestamp|date|time)|localtime(?:stamp)?)\b/i;

/** Reads `src`, the tests and the migrations in a folder. Answers how many files were read, and each fault as `rule: file:line: what stands there`. */
export function clockFaults(folder) {
  const files = globSync(['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'tools/**/*.test.ts'], { cwd: folder }).filter(
    (file) => !file.startsWith('src/generated/'),
  );
  const migrations = globSync('migrations/*.sql', { cwd: folder });
  const faults = [
    ...files.filter((file) => !clocks.has(file)).flatMap((file) => faultsOfCode(file, readFileSync(join(folder, file), 'utf8'))),
    ...migrations.flatMap((file) => faultsOfMigration(file, readFileSync(join(folder, file), 'utf8'))),
  ];
  const unread = ['src/', 'test/', 'migrations/'].filter((start) => ![...files, ...migrations].some((file) => file.startsWith(start)));
  return { read: files.length + migrations.length, faults: [...faults, ...unread.map((start) => `not-read: no file in ${start}`)] };
}

function faultsOfCode(file, text) {
  // Most files have nothing that could be one.
  if (!/\bDate\b|waitForTimeout/.test(text) && !inSql.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const faults = [];
  const visit = (node) => {
    const rule = ruleBrokenBy(node);
    if (rule) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      faults.push(`${rule}: ${file}:${line + 1}: ${node.getText(source).replaceAll(/\s+/g, ' ').slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** A column may note by itself when its row was made; nothing is decided by that. */
const saysPresent = (text) => inSql.test(text.replaceAll(/\bdefault\s+now\(\)/gi, ''));

const isDate = (node) => ts.isIdentifier(node) && node.text === 'Date';

function ruleBrokenBy(node) {
  if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) return 'one-clock';
  if (ts.isCallExpression(node) && isDate(node.expression)) return 'one-clock';
  if (ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now') return 'one-clock';
  if ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && saysPresent(node.text)) return 'one-clock';
  if (ts.isIdentifier(node) && node.text === 'waitForTimeout') return 'no-waiting';
  return null;
}

function faultsOfMigration(file, text) {
  return text.split('\n').flatMap((line, index) => {
    return saysPresent(line.replace(/--.*/, '')) ? [`one-clock: ${file}:${index + 1}: ${line.trim().slice(0, 80)}`] : [];
  });
}
