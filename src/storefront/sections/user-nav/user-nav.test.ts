import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userPages } from '#shop/settings/routes/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';

let shop: TestApp;
let shopper: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
});
afterAll(() => shop.close());

/** Links of the navigation, the heading and the title of a page. */
async function shown(path: string) {
  const { data } = await shopper.page(path);
  const [, nav = ''] = /<nav class="user-nav"[^>]*>(.*?)<\/nav>/s.exec(data.pageBody) ?? [];
  const links = [...nav.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    path: /href="([^"]+)"/.exec(attributes)?.[1],
    look: /class="([^"]+)"/.exec(attributes)?.[1],
    current: /aria-current="([^"]+)"/.exec(attributes)?.[1],
    text: inside.replaceAll(/<[^>]+>/g, ''),
  }));
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(data.pageBody)?.[1];
  return { links, heading, title: data.meta.title as string };
}

describe.each([
  { prefix: '', words: ['Orders', 'Returns', 'Wish list', 'Addresses', 'Profile and security', 'Credit and coupons'] },
  { prefix: '/zh', words: ['订单', '售后', '心愿单', '地址簿', '资料与安全', '余额与优惠券'] },
  { prefix: '/zh-HK', words: ['訂單', '售後', '願望清單', '地址簿', '資料與安全', '餘額與優惠券'] },
])('the navigation of the user area at "$prefix"', ({ prefix, words }) => {
  it('has six destinations, on the overview too, which is none of them', async () => {
    const { links } = await shown(`${prefix}/user/center`);
    const [home, ...destinations] = links;
    expect(home).toMatchObject({ path: `${prefix}/user/center`, current: 'page' });
    expect(destinations.map(({ text }) => text)).toEqual(words);
    expect(destinations.filter(({ current }) => current)).toEqual([]);
  });

  it('marks where one is, by the word that heading and title have as well', async () => {
    const lists = userPages.filter(([name, path]) => name !== 'user-center' && !path.includes(':')).map(([, path]) => `user/${path}`);
    expect(lists.length).toBeGreaterThan(10);
    for (const path of lists) {
      const { links, heading, title } = await shown(`${prefix}/${path}`);
      const marked = links.filter(({ current }) => current);
      // A page below another one is reached from that one, and marks it.
      const here = path === 'user/security/activity' ? [`${prefix}/user/security`] : [`${prefix}/${path}`, heading];
      expect([path, marked.filter(({ look }) => look === 'user-nav-link').length]).toEqual([path, 1]);
      expect([marked.at(-1)?.path, marked.at(-1)?.text].slice(0, here.length)).toEqual(here);
      expect(title.split(' – ')).toEqual([heading, expect.any(String), expect.any(String)]);
    }
  });
});
