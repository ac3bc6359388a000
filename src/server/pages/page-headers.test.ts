import { expect, it } from 'vitest';
import { pageHeaders } from './page-headers.ts';

const paypal = { clientId: 'a', clientSecret: 'b', webhookId: 'c', apiUrl: 'https://paypal.test:8443/api' };
const formsOf = (config: Parameters<typeof pageHeaders>[0]) => /form-action ([^;]+)/.exec(pageHeaders(config)['content-security-policy']!)?.[1];

it('lets forms lead to the page of a provider that is set up, and nowhere else', () => {
  expect(formsOf({ https: true, payments: { stripe: null, paypal: null } })).toBe("'self'");
  expect(formsOf({ https: true, payments: { stripe: null, paypal } })).toBe("'self' https://*.paypal.com https://paypal.test:8443");
});
