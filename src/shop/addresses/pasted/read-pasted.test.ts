/** What a form can find out about an address: what a pasted text says, and where a postal code is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { pastedLength } from '../contract.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const parse = (text: string) => shop.client().post('/api/web/address/parse', { text });

it('answers a text in the fields of its country, as the form takes them', async () => {
  const { data } = await parse('张三 13800138000 浙江省杭州市西湖区文三路 100 号 3 栋 502');
  expect(data).toEqual({
    country: 'CN',
    firstName: '张三',
    lastName: '',
    kana: '',
    countryCode: '+86',
    phone: '13800138000',
    province: 'ZJ',
    city: '杭州市',
    area: '西湖区',
    postalCode: '',
    address: '文三路 100 号 3 栋 502',
    apartment: '',
  });
  const form = (await shop.client().get('/api/web/address/form?country=CN&lang=zh')).data;
  expect(form.parses).toBe(true);
  expect(form.provinces.find((one: { value: string }) => one.value === data.province).cities).toContain(data.city);
  expect((await parse('陳大文 +852 9123 4567 香港九龍尖沙咀彌敦道1號')).data).toMatchObject({
    country: 'HK',
    lastName: '陳',
    firstName: '大文',
    city: '九龍',
    area: '尖沙咀',
  });
  expect((await parse('Chan Siu Ming 98765432 香港灣仔軒尼詩道1號')).data).toMatchObject({ lastName: 'Chan', firstName: 'Siu Ming' });
});

it('takes no text that is too long, or none', async () => {
  for (const text of ['', ' ', 'x'.repeat(pastedLength + 1)])
    expect(await parse(text)).toMatchObject({ status: 400, code: 40, data: { errors: { text: expect.any(String) } } });
  expect(await parse('x'.repeat(pastedLength))).toMatchObject({ code: 0 });
});

it('answers the places of a Japanese postal code, and says in the form that it does', async () => {
  const places = (query: string) => shop.client().get(`/api/web/address/postal-code?${query}`);
  const found = await places('country=JP&postalCode=104-0061');
  const ginza = { province: '13', city: '中央区', address: '銀座' };
  expect(found.data).toEqual({ items: [ginza], shared: ginza });
  expect(found.headers['cache-control']).toBe('public, max-age=86400');
  expect((await places('country=DE&postalCode=10115')).data).toEqual({ items: [], shared: { province: '', city: '', address: '' } });
  expect(await places('country=JP&postalCode=' + '1'.repeat(17))).toMatchObject({ status: 400 });
  expect((await shop.client().get('/api/web/address/form?country=JP')).data.findsPlaces).toBe(true);
});
