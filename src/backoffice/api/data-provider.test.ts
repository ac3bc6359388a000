import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => vi.unstubAllGlobals());

/** Saving a product, where the shop answers so. */
async function refusedWith(status: number, body: object): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const saving = dataProvider.update('products', { id: '1', data: { brand: 'Brae', _etag: '"1"' }, previousData: { id: '1' } });
  return saving.then(
    () => 'saved',
    (error: { message: string; body: unknown }) => ({ message: error.message, body: error.body }),
  );
}

// A form without an error counts as saved: leaving it would ask nothing.
describe('a form whose saving fails', () => {
  it('has an error, whatever went wrong', async () => {
    const message = 'Something went wrong.';
    expect(await refusedWith(500, { code: 50, msg: message, data: {} })).toMatchObject({ message, body: { errors: { root: { serverError: message } } } });
  });

  it('stands at its field, and in the notice where the field is not on the screen', async () => {
    const refused = await refusedWith(400, { code: 30, msg: 'Please check this.', data: { errors: { 'variants.3.sku': 'This SKU is taken.' } } });
    const message = 'Please check this. This SKU is taken.';
    expect(refused).toMatchObject({ message, body: { errors: { 'variants.3.sku': 'This SKU is taken.', root: { serverError: message } } } });
  });
});
