import { expect, it } from 'vitest';
import { secretsOf, writtenApp } from './written-app.ts';

it('an app is sent with what may be written of its webhooks', () => {
  const webhooks = [
    { id: 'one', url: 'https://a.example/', events: ['order.paid'], isOn: false },
    { url: null, events: null },
  ];
  expect(writtenApp({ title: 'Books', webhooks })).toEqual({
    title: 'Books',
    pageUrl: null,
    webhooks: [
      { id: 'one', url: 'https://a.example/', events: ['order.paid'] },
      { url: '', events: [] },
    ],
  });
  expect(writtenApp({ title: 'Books' })).toEqual({ title: 'Books', pageUrl: null, webhooks: [] });
});

it('a new app shows its key and every secret; a changed one the secrets of what is new', () => {
  const webhooks = [{ id: 'one', url: 'https://a.example/', secret: 'whsec_a' }];
  expect(secretsOf({ key: 'vk_1', webhooks, pageSecret: 'page-1' }).map(({ value }) => value)).toEqual(['vk_1', 'whsec_a', 'page-1']);
  expect(secretsOf({ webhooks, pageSecret: null })).toEqual([{ name: 'backoffice_app_secret_of', about: 'https://a.example/', value: 'whsec_a' }]);
});
