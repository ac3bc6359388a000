import { expect, it } from 'vitest';
import { withoutKeys, writtenAccount } from './written-account.ts';

const typedIn = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';

it('a secret that was left empty is not sent, so that it stays; an open field that was emptied is removed', () => {
  const typed = typedIn({ publishableKey: 'pk_test_12345678', webhookSecret: 'whsec_12345678' });
  expect(writtenAccount({ id: 'stripe' }, typed)).toEqual({ publishableKey: 'pk_test_12345678', webhookSecret: 'whsec_12345678' });
  expect(writtenAccount({ id: 'stripe' }, typedIn({}))).toEqual({ publishableKey: null });
  expect(writtenAccount({ id: 'paypal' }, typedIn({ clientId: 'client', mode: 'live' }))).toEqual({ clientId: 'client', mode: 'live' });
});

it('removing an account removes each of its fields, and of no other provider', () => {
  expect(withoutKeys({ id: 'stripe' })).toEqual({ publishableKey: null, secretKey: null, webhookSecret: null });
  expect(withoutKeys({ id: 'paypal' })).toEqual({ clientId: null, clientSecret: null, webhookId: null });
});
