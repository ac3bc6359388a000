/** A copy of the project, for tests that write into it; its installed packages are the caller's to bring. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const parts = [
  'src',
  'locales',
  'migrations',
  'test',
  'tools',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.server.config.ts',
  'vite.backoffice.config.ts',
  'vitrine.config.ts',
  'themes',
  'packages',
  'examples',
  'seeds',
  'deploy',
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  '.dependency-cruiser.cjs',
  '.dependency-cruiser.tests.cjs',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/** What building a package leaves. */
const made = /[\\/]packages[\\/][^\\/]+[\\/](?:dist|node_modules)$/;

/** Copies it to a folder that is made. */
export function copyProject(folder: string): void {
  const project = fileURLToPath(new URL('..', import.meta.url));
  for (const part of parts) cpSync(join(project, part), join(folder, part), { recursive: true, filter: (file) => !made.test(file) });
}
