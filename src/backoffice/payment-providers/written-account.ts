/** What a form of a provider's account asks to be changed. */
import { accountFields, type PaymentAccount, type SecretField } from '#shop/payments/contract.ts';

/** The fields of an account, as they were typed; a secret that was left empty stays as it is. */
export function writtenAccount(account: Pick<PaymentAccount, 'id'>, typed: (name: string) => string): Record<string, string | null> {
  const { open, secrets } = accountFields[account.id];
  const mode = typed('mode');
  return {
    [open]: typed(open) || null,
    ...Object.fromEntries(secrets.flatMap((field: SecretField) => (typed(field) === '' ? [] : [[field, typed(field)]]))),
    ...(mode === '' ? {} : { mode }),
  };
}

/** What takes every key of an account away. */
export function withoutKeys({ id }: Pick<PaymentAccount, 'id'>): Record<string, null> {
  const { open, secrets } = accountFields[id];
  return Object.fromEntries([open, ...secrets].map((field) => [field, null]));
}
