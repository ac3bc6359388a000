/** A shop's page pays for every byte: the client with openapi-fetch in at most 8 kB, what servers use apart from it. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** What an entry weighs in a browser's bundle, and of which modules it is made. */
async function weigh(entry: string): Promise<{ bytes: number; modules: string[] }> {
  const input = fileURLToPath(new URL(`../src/${entry}.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: input, formats: ['es'] }, minify: 'oxc', target: 'es2022' },
  });
  const [{ output }] = result as unknown as [{ output: { code?: string; moduleIds?: string[] }[] }];
  const code = output.map((chunk) => chunk.code ?? '').join('');
  return { bytes: brotliCompressSync(code).length, modules: output.flatMap(({ moduleIds = [] }) => moduleIds) };
}

it('is small', async () => {
  const core = await weigh('index');
  expect(core.modules.join()).toContain('openapi-fetch');
  expect(core.bytes).toBeGreaterThan(1_000);
  expect(core.bytes).toBeLessThanOrEqual(8 * 1_024);
  expect(core.modules.join()).not.toMatch(/webhooks|app-page|socket|generated\/admin/);
  for (const entry of ['webhooks', 'app-page']) expect((await weigh(entry)).modules.filter((id) => !id.endsWith(`/${entry}.ts`))).toEqual([]);
});
