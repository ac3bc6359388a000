/** By what people are asked to sign in first. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let [withGateway, without]: TestApp[] = [];
beforeAll(async () => {
  withGateway = await createTestApp({ config: { sms: { url: 'http://127.0.0.1:9/send', token: null } } });
  without = await createTestApp();
});
afterAll(async () => {
  await withGateway?.close();
  await without?.close();
});

const tabs = async (shop: TestApp, path: string) => {
  const { text } = await shop.client().get(path);
  return [...text.matchAll(/<button type="button" role="tab" id="[a-z]+-tab-(\w+)" aria-selected="(\w+)"/g)].map(([, kind, selected]) => `${kind} ${selected}`);
};

it('is a mobile number in mainland China, where a gateway reaches it', async () => {
  for (const path of ['/zh/auth/signin', '/zh/auth/signup']) expect(await tabs(withGateway!, path)).toEqual(['mobile true', 'email false']);
  for (const path of ['/auth/signin', '/zh-HK/auth/signin']) expect(await tabs(withGateway!, path)).toEqual(['email true', 'mobile false']);
  expect(await tabs(without!, '/zh/auth/signin')).toEqual(['email true', 'mobile false']);
});
