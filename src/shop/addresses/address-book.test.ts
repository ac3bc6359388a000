import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivity } from '#shop/accounts/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { newId } from '#kit/server/ids.ts';
import { addressBookLimits } from './contract.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const home = {
  country: 'US',
  province: 'CA',
  city: 'Berkeley',
  postalCode: '94704',
  firstName: 'Ada',
  lastName: 'Moss',
  address: '1 Analytical Way',
  phone: '5105550100',
};
const office = {
  country: 'CN',
  province: 'GD',
  city: '深圳市',
  area: '南山区',
  postalCode: '518000',
  firstName: '小明',
  lastName: '王',
  address: '科技园路1号',
  phone: '13800138000',
};
const save = async (shopper: SignedInShopper, address: object) => (await shopper.post('/address/save', address)).data;
const list = async (shopper: SignedInShopper) => (await shopper.post('/address/list')).data.items;

describe('the address book', () => {
  it('saves addresses as their countries write them, the first as the default', async () => {
    const shopper = await signedIn(shop);
    expect(await list(shopper)).toEqual([]);
    const first = await save(shopper, { ...home, apartment: '' });
    expect(first).toMatchObject({ ...home, apartment: '', area: '', countryCode: '+1', isDefault: true, version: 1 });
    const second = await save(shopper, { ...office, accountId: newId(), version: 1 });
    expect(second).toMatchObject({ ...office, countryCode: '+86', isDefault: false });
    expect(second.lines[0]).toBe('王小明');
    expect((await list(shopper)).map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  });

  it('moves the default when asked, and to the latest when the default goes', async () => {
    const shopper = await signedIn(shop);
    const a = await save(shopper, home);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const b = await save(shopper, { ...home, address: '2 Way', isDefault: true });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const c = await save(shopper, { ...home, address: '3 Way' });
    const defaults = async () => (await list(shopper)).filter((one: { isDefault: boolean }) => one.isDefault).map(({ id }: { id: string }) => id);
    expect(await defaults()).toEqual([b.id]);
    expect((await shopper.post('/address/default', { id: a.id })).data).toMatchObject({ id: a.id, isDefault: true });
    expect(await defaults()).toEqual([a.id]);
    expect((await shopper.post('/address/remove', { id: a.id })).code).toBe(0);
    expect(await defaults()).toEqual([c.id]);
    expect((await shopper.post('/address/remove', { id: a.id })).status).toBe(404);
  });

  it('changes an address, and refuses a change begun before that of another device', async () => {
    const shopper = await signedIn(shop);
    const { id, version } = await save(shopper, home);
    const other = await anotherSession(shop, shopper.accountId);
    const there = await shop.client().post('/api/web/address/save', { ...home, id, version, city: 'Oakland' }, { 'x-auth': other });
    expect(there.data).toMatchObject({ id, city: 'Oakland', version: 2, isDefault: true });
    const here = await shopper.post('/address/save', { ...home, id, version, city: 'Albany' });
    expect([here.status, here.code, here.data.version]).toEqual([412, 40, 2]);
    expect(here.msg).toContain('another device');
    expect((await list(shopper))[0]).toMatchObject({ city: 'Oakland' });
    const both = await Promise.all(['Albany', 'Kensington'].map((city) => shopper.post('/address/save', { ...home, id, version: 2, city })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('saves an address once, however often it is sent', async () => {
    const shopper = await signedIn(shop);
    const sent = await Promise.all([home, { ...home, province: 'California', phone: '(510) 555-0100' }, home].map((address) => save(shopper, address)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await list(shopper)).toHaveLength(1);
  });

  it('has an end, and says so', async () => {
    const shopper = await signedIn(shop);
    expect((await shop.client().get('/api/web/shop')).data.limits.addresses).toBe(addressBookLimits.entries);
    for (let count = 0; count < addressBookLimits.entries; count += 1) await save(shopper, { ...home, address: `${count} Way` });
    const answer = await shopper.post('/address/save', { ...home, address: 'One more' });
    expect([answer.status, answer.code, answer.msg]).toEqual([409, 40, 'You can keep at most 50 addresses. Please delete one first.']);
    expect(await list(shopper)).toHaveLength(addressBookLimits.entries);
  });

  it("answers the same to another's address and to a missing one", async () => {
    const [owner, other] = [await signedIn(shop), await signedIn(shop)];
    const { id } = await save(owner, home);
    const answers = await Promise.all(
      [id, newId(), 'nonsense', "' or 1=1 --"].flatMap((asked) => [
        other.post('/address/save', { ...home, id: asked }),
        other.post('/address/remove', { id: asked }),
        other.post('/address/default', { id: asked }),
      ]),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set([`404 ${answers[0]!.text}`]));
    expect((await list(owner))[0]).toMatchObject({ id, version: 1, address: home.address });
  });

  it.each(['/address/list', '/address/save', '/address/remove', '/address/default'])('%s is for who is signed in, whatever was sent', async (path) => {
    const client = shop.client();
    const answers = await Promise.all([client.post(`/api/web${path}`, {}), client.post(`/api/web${path}`, { id: 5 }, { 'x-auth': 'none' })]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [401, 50],
      [401, 50],
    ]);
  });

  it.each([
    [{ ...home, city: '' }, { city: 'City is required' }],
    [{ ...home, postalCode: 'x' }, ['postalCode']],
    [{ ...home, country: 'XX' }, { country: 'please Select Country' }],
    [{ ...home, country: 'us' }, ['country']],
    [{ ...home, address: 'x'.repeat(201) }, ['address']],
    [{ ...home, firstName: 'A\u0000' }, ['firstName']],
    [{ ...home, firstName: 'A\u202EadA' }, ['firstName']],
    [{ ...home, city: 'a\r\nBcc: x' }, ['city']],
    [{ ...home, phone: '12' }, ['phone']],
    [{ ...home, isDefault: 'yes' }, ['isDefault']],
    [{ ...home, version: 0.5 }, ['version']],
    [{ ...home, firstName: { a: 1 }, lastName: 5 }, ['firstName', 'lastName']],
  ])('rejects %j with messages', async (address, errors) => {
    const answer = await (await signedIn(shop)).post('/address/save', address);
    const { errors: said } = answer.data;
    expect([answer.status, answer.code, Array.isArray(errors) ? Object.keys(said) : said]).toEqual([400, 40, errors]);
  });

  it('writes down what was saved and removed, without the address itself', async () => {
    const shopper = await signedIn(shop);
    const { id } = await save(shopper, home);
    await save(shopper, { ...home, id });
    await shopper.post('/address/remove', { id });
    const { items } = await listActivity({ db: shop.db.database.reader, locale: 'en' }, { accountId: shopper.accountId, page: 1, size: 20 });
    expect(items.map(({ kind, detail }) => [kind, detail]).toSorted()).toEqual([
      ['addressRemoved', { country: 'US' }],
      ['addressSaved', { country: 'US' }],
    ]);
  });
});
