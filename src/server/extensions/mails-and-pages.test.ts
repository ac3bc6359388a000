/** Mails, ways to send messages, and pages of extensions. */
import { readdir } from 'node:fs/promises';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settingField, type ExtensionMail } from 'vitrine/extension';
import { z } from 'zod';
import type { Mail } from '#kit/server/mail/message.ts';
import { queueText } from '#shop/messages/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { testContext } from '#test/harness/orders.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

const sent: { by: string; to: string; subject?: string; text: string }[] = [];
const expiring: ExtensionMail<{ points: number }> = {
  name: 'expiring',
  sample: { points: 30 },
  say: ({ points }, locale) => ({
    title: locale === 'zh' ? '积分即将过期' : 'Your points expire',
    paragraphs: [`${points} points expire soon.`],
    values: { points: String(points) },
  }),
};
const settings = z.object({ isOn: settingField(z.boolean().default(false), { en: 'On' }) });
const tell = {
  name: 'tell',
  data: z.object({ accountId: z.string() }),
  run: async ({ shop: reads, transaction, mail }: any, { accountId }: { accountId: string }) => {
    const contact = await reads.contact(accountId);
    await transaction((tx: any) => mail(tx, expiring, { id: 'points-1', to: contact.email, lang: contact.lang, values: { points: 12 } }));
  },
};
const shows = (words: string) => ({
  name: 'words',
  settings: z.object({ more: z.string().default('') }),
  title: { en: 'Words' },
  Component: ({ model, settings: { more } }: { model: { count?: number }; settings: { more: string } }) =>
    createElement('p', null, `${words} ${model.count ?? ''} ${more}`),
});

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    extensions: [
      extensionWith('club', {
        mails: [expiring],
        jobs: [tell as never],
        sections: [shows('club') as never],
        pages: [
          {
            path: 'rules',
            title: { en: 'Rules of the club', zh: '俱乐部规则' },
            sections: [{ section: 'club-words', settings: { more: 'read them' } }],
            load: async () => ({ model: { count: 7 }, tags: [] }),
          },
          { path: 'gone', title: { en: 'Gone' }, sections: [{ section: 'club-words' }], load: async () => null },
        ],
      }),
      extensionWith('carrier', {
        settings,
        mailTransport: {
          isReady: ({ isOn }: z.output<typeof settings>) => isOn,
          send: async (_context: unknown, { to, subject, text }: Mail) => void sent.push({ by: 'mail', to, subject, text }),
        } as never,
        smsTransport: {
          isReady: ({ isOn }: z.output<typeof settings>) => isOn,
          send: async (_context: unknown, { to, text }: { to: string; text: string }) => void sent.push({ by: 'sms', to, text }),
        } as never,
      }),
    ],
  });
});
afterAll(() => shop.close());

const inFolder = async () => (await readdir(shop.host.config.mailDir).catch(() => [])).length;

async function turnOn() {
  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  const { headers } = await shop.client().get('/api/admin/extensions/carrier', manager);
  await shop.client().send({
    method: 'PUT',
    url: '/api/admin/extensions/carrier',
    payload: { settings: { isOn: true } },
    headers: { ...manager, 'if-match': headers['etag']! },
  });
}

it('queues its mails in its transaction; they go as all mails go, and by an extension once it is set up', async () => {
  const { accountId, email } = await signedIn(shop);
  const mail = async () => {
    await runJob(shop, 'ext.club.tell', { accountId });
    await runJobs(shop);
  };
  await mail();
  expect([await inFolder(), sent]).toEqual([1, []]);
  await turnOn();
  await vi.waitFor(async () => {
    await mail();
    expect(sent.at(-1)).toMatchObject({
      by: 'mail',
      to: email,
      subject: 'Your points expire - Vitrine',
      text: expect.stringContaining('12 points expire soon.'),
    });
  });
  const before = await inFolder();
  await shop.host.database.transaction((tx) => queueText(tx, testContext(shop), { id: 'text-1', to: '+447700900123', lang: 'en', text: 'Hello' }));
  await runJobs(shop);
  expect(sent.at(-1)).toEqual({ by: 'sms', to: '+447700900123', text: 'Vitrine: Hello' });
  expect(await inFolder()).toBe(before);
});

it('offers its mails to be written in other words', async () => {
  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  const { items } = (await shop.client().get('/api/admin/mail-templates?size=100', manager)).data;
  expect(items.map(({ id }: { id: string }) => id)).toContain('ext.club.expiring');
  expect((await shop.client().get('/api/admin/mail-templates/ext.club.expiring', manager)).text).toContain('Your points expire');
});

it('shows its pages below /app, in the language of the address, and none that it does not have', async () => {
  const english = await shop.client().get('/app/club/rules');
  expect(english.status).toBe(200);
  expect(english.text).toMatch(/<title>Rules of the club[^<]*<\/title>/);
  expect(english.text).toContain('<p>club 7 read them</p>');
  expect((await shop.client().get('/zh/app/club/rules')).text).toMatch(/<title>俱乐部规则/);
  expect([(await shop.client().get('/app/club/gone')).status, (await shop.client().get('/app/club/nothing')).status]).toEqual([404, 404]);
});
