import { fireEvent, render, waitFor } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setNavigator } from '#kit/browser/navigate.ts';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { seedLists } from '#test/harness/catalog.ts';
import { takeAway } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { ListForm } from './island.tsx';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await seedLists(shop);
  // More than are seen at a glance: a short list is narrowed by nothing.
  for (const price of [1_000, ...Array.from({ length: 12 }, () => 2_000), 6_000])
    await insertTestProduct(shop.db.database, { variants: [{ price, onHand: 5 }] });
  await shop.db.database.transaction(async (tx) => {
    const db = on(tx);
    await sql`insert into product_category (product_id, category_id) select p.id, c.id from product p, category c where c.slug = 'garden'`.execute(db);
  });
});
afterAll(() => shop.close());
afterEach(takeAway);

const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const slide = (side: 'from' | 'to', value: number) => {
  fireEvent.input(input(`price-thumb-${side}`), { target: { value: String(value) } });
};

/** A list as the shop draws it; `before` happens before its script has come. Answers the addresses that it leads to. */
async function draw(path: string, before: () => void = () => {}): Promise<string[]> {
  const { data } = await shop.client().get(`${path}${path.includes('?') ? '&' : '?'}request=route`);
  document.documentElement.lang = 'en';
  document.body.innerHTML = data.pageBody;
  // This DOM does not know which order is the usual one, and would take it for a choice.
  for (const select of document.querySelectorAll('select')) select.remove();
  before();
  const visited: string[] = [];
  setNavigator((address) => void visited.push(address));
  render(<ListForm form="list-form" currency="USD" />, { container: document.body.appendChild(document.createElement('div')) });
  return visited;
}

describe('the price of a list', () => {
  it('is chosen by thumbs, which the fields follow; an end is no bound', async () => {
    const visited = await draw('/category/garden');
    expect([input('price-thumb-from').min, input('price-thumb-to').max]).toEqual(['1000', '6000']);
    slide('from', 2_000);
    expect(input('price-from').value).toBe('20.00');
    expect(input('price-thumb-from').getAttribute('aria-valuetext')).toBe('$20.00');
    slide('to', 4_000);
    expect(input('price-to').value).toBe('40.00');
    expect(document.querySelector('[data-price-span]')?.getAttribute('width')).toBe('40');
    slide('to', 6_000);
    expect(input('price-to').value).toBe('');
    expect(visited).toEqual([]);
    fireEvent.change(input('price-thumb-to'));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(new URLSearchParams(visited[0]!.split('?')[1]).get('price')).toBe('2000-');
  });

  it('lets no thumb pass the other one', async () => {
    await draw('/category/garden?price=2000-4000&currency=USD');
    slide('from', 5_000);
    expect([input('price-thumb-from').value, input('price-from').value]).toEqual(['4000', '40.00']);
    slide('to', 1_000);
    expect([input('price-thumb-to').value, input('price-to').value]).toEqual(['4000', '40.00']);
    expect(document.getElementById('price-slider')?.hasAttribute('data-from-above')).toBe(true);
  });

  it('is typed as well, and the thumbs follow', async () => {
    await draw('/category/garden');
    fireEvent.input(input('price-from'), { target: { value: '25' } });
    expect(input('price-thumb-from').value).toBe('2500');
    fireEvent.input(input('price-from'), { target: { value: 'cheap' } });
    expect(input('price-thumb-from').value).toBe('1000');
  });

  it('is read with thousands apart; what is none is said, and asks for nothing', async () => {
    const visited = await draw('/category/garden');
    const to = input('price-to');
    fireEvent.input(to, { target: { value: 'cheap' } });
    fireEvent.change(to);
    expect([visited, to.validationMessage]).toEqual([[], 'Write a price such as 129.00.']);
    fireEvent.input(to, { target: { value: '１，２９９' } });
    expect(to.validationMessage).toBe('');
    fireEvent.change(to);
    expect(new URLSearchParams(visited[0]!.split('?')[1]).get('price')).toBe('-129900');
  });

  it('waits while a thumb is still moved by keys, and asks once', async () => {
    const visited = await draw('/category/garden');
    for (const value of [1_500, 2_000, 2_500]) {
      slide('from', value);
      fireEvent.change(input('price-thumb-from'));
    }
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toContain('price=2500-');
  });

  it('is what the visitor chose before the script arrived', async () => {
    const visited = await draw('/category/garden', () => void (input('price-thumb-from').value = '3000'));
    expect(input('price-from').value).toBe('30.00');
    expect(visited[0]).toContain('price=3000-');
  });
});
