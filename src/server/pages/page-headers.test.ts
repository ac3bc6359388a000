import { expect, it } from 'vitest';
import { pageHeaders, type PolicyConfig } from './page-headers.ts';

const paypal = { clientId: 'a', clientSecret: 'b', webhookId: 'c', apiUrl: 'https://paypal.test:8443/api' };
const usual: PolicyConfig = { https: true, payments: { stripe: null, paypal: null }, storage: {} };
const directive = (name: string, config: Partial<PolicyConfig>) =>
  new RegExp(`(?:^|; )${name} ([^;]+)`).exec(pageHeaders({ ...usual, ...config })['content-security-policy']!)?.[1];
const formsOf = (config: Partial<PolicyConfig>) => directive('form-action', config);

it('lets forms lead to the page of a provider that is set up, and nowhere else', () => {
  expect(formsOf({})).toBe("'self'");
  expect(formsOf({ payments: { stripe: null, paypal } })).toBe("'self' https://*.paypal.com https://paypal.test:8443");
});

it('lets pictures and videos come from where they are named, and nothing else', () => {
  const storage = { direct: { origin: 'https://files.example', addressOf: async () => '' } };
  const elsewhere = { picturesUrl: 'https://cdn.example', storage };
  expect(directive('img-src', {})).toBe("'self' data: blob:");
  expect(directive('media-src', {})).toBe("'self'");
  expect(directive('img-src', elsewhere)).toBe("'self' data: blob: https://cdn.example https://files.example");
  expect(directive('media-src', elsewhere)).toBe("'self' https://cdn.example");
  const widened = ['img-src', 'media-src'];
  const rest = (config: Partial<PolicyConfig>) =>
    pageHeaders({ ...usual, ...config })
      ['content-security-policy']!.split('; ')
      .filter((one) => !widened.includes(one.split(' ')[0]!));
  expect(rest(elsewhere)).toEqual(rest({}));
});
