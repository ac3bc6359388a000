/** What files that run in production import out of packages. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * The packages that these files and those they lead to import, with the files that do. `later`: also what is imported only once it is needed (`import()`).
 * Fonts and the like that are resolved by name (`require.resolve`) count as imports.
 */
export function packagesOf(entries: readonly string[], { later = true } = {}): Map<string, Set<string>> {
  const packages = new Map<string, Set<string>>();
  const seen = new Set(entries);
  for (const file of seen) {
    for (const name of importsOf(readFileSync(file, 'utf8'), later)) {
      if (!name.startsWith('.')) {
        const owner = name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/');
        if (!isBuiltIn(name)) packages.set(owner, (packages.get(owner) ?? new Set()).add(file));
      } else if (existsSync(join(dirname(file), name))) seen.add(join(dirname(file), name));
    }
  }
  return packages;
}

function importsOf(text: string, later: boolean): string[] {
  const source = ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      names.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]) && isImport(node.expression, later))
      names.push(node.arguments[0].text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `import('x')`, `require('x')`, `require.resolve('x')`, `import.meta.resolve('x')`. */
function isImport(called: ts.Expression, later: boolean): boolean {
  if (called.kind === ts.SyntaxKind.ImportKeyword) return later;
  if (ts.isIdentifier(called)) return /^require(?:\$\d+)?$/.test(called.text);
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== 'resolve') return false;
  const { expression } = called;
  return ts.isMetaProperty(expression) || (ts.isIdentifier(expression) && /^require(?:\$\d+)?$/.test(expression.text));
}

const isBuiltIn = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
