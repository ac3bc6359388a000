import { afterEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits for a large file as long as the server does, and for a small one two minutes', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.stubGlobal('fetch', async () => new Response('{"code":0,"msg":"","data":{}}'));
  const limit = vi.spyOn(AbortSignal, 'timeout');
  for (const size of [10, 50 * 1024 * 1024]) await sendFile('/imports', new File([new Uint8Array(size)], 'products.csv'));
  const [small, large] = limit.mock.calls.map(([ms]) => Math.round(ms / 1_000));
  expect([small, large]).toEqual([120, 120 + 1_600]);
});
