import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readNamed } from './read-named.ts';

const asked: { path: string; size: number; filter: Record<string, string[]> }[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://shop.example');
    const filter = JSON.parse(url.searchParams.get('filter')!) as Record<string, string[]>;
    asked.push({ path: url.pathname, size: Number(url.searchParams.get('size')), filter });
    const items = Object.values(filter)
      .flat()
      .slice(0, Number(url.searchParams.get('size')))
      .map((slug) => ({ slug }));
    return Response.json({ code: 0, msg: '', data: { items, total: items.length } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('names all that are chosen, and asks for no more at once than a filter takes', async () => {
  const slugs = Array.from({ length: 200 }, (_, index) => `cup-${index}`);
  expect(await readNamed('products', slugs)).toEqual(slugs.map((slug) => ({ slug })));
  expect(asked.map(({ path, size, filter }) => [path, size, filter['slugs']!.length])).toEqual([
    ['/api/admin/products', 100, 100],
    ['/api/admin/products', 100, 100],
  ]);
});

it('asks by ids, and for nothing where nothing is chosen', async () => {
  await readNamed('products', ['a', 'b'], 'ids');
  await readNamed('tags', []);
  expect(asked).toEqual([{ path: '/api/admin/products', size: 100, filter: { ids: ['a', 'b'] } }]);
});
