/** The sample storefront (examples/storefront): it builds, stays short, and carries nothing but React, the client and itself. */
import { globSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { builtClient } from '#test/harness/built-client.ts';

const root = 'examples/storefront';
const mostLines = 200;

it('is short, and builds from what its package names', { timeout: 120_000 }, async () => {
  await builtClient();
  const lines = globSync(`${root}/src/*`).reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThanOrEqual(mostLines);
  const result = await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error', mode: 'production', build: { write: false } });
  const { output } = result as unknown as { output: { fileName: string; moduleIds?: string[] }[] };
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => !id.startsWith('\0'));
  const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { dependencies: Record<string, string> };
  const own = [
    '/examples/storefront/',
    '/packages/client/dist/',
    '/node_modules/openapi-fetch/',
    '/node_modules/scheduler/',
    ...Object.keys(dependencies).map((name) => `/node_modules/${name}/`),
  ];
  expect(modules.filter((id) => !own.some((part) => id.includes(part)) && !id.startsWith('vite/'))).toEqual([]);
  expect(modules.some((id) => id.includes('/packages/client/dist/'))).toBe(true);
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const name of ['react', 'react-dom']) expect(dependencies[name]).toBe(project.dependencies[name]);
});
