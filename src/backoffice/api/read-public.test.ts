import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPublic } from './read-public.ts';

const asked: { address: string; lang: string }[] = [];
const answers = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: { 'x-lang': string } }) => {
    asked.push({ address, lang: headers['x-lang'] });
    return answer();
  });
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => 'zh' });
});
afterEach(() => vi.unstubAllGlobals());

it('reads the data of an answer, in the language of the back office', async () => {
  answers(() => Response.json({ code: 0, msg: '', data: { provinces: [] } }));
  await expect(readPublic('/address/form', { country: 'A&B' })).resolves.toEqual({ provinces: [] });
  expect(asked).toEqual([{ address: '/api/web/address/form?country=A%26B', lang: 'zh' }]);
});

it('fails with the words of the shop, or with general ones where there are none', async () => {
  answers(() => Response.json({ code: 40, msg: 'No such country.', data: null }, { status: 400 }));
  await expect(readPublic('/address/form', { country: 'XX' })).rejects.toMatchObject({ message: 'No such country.', status: 400 });
  answers(() => new Response('<html>', { status: 502 }));
  await expect(readPublic('/address/form', { country: 'FR' })).rejects.toMatchObject({ message: 'ra.notification.http_error', status: 502 });
  answers(() => {
    throw new TypeError('lost');
  });
  await expect(readPublic('/address/form', { country: 'FR' })).rejects.toMatchObject({ message: 'ra.notification.http_error', status: 0 });
});
