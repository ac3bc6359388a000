import { describe, expect, it } from 'vitest';
import { bareAccount, isBankAccount, isBic } from './bank-account.ts';

describe('numbers of bank accounts', () => {
  it.each(['GB33BUKB20201555555555', 'de89 3704 0044 0532 0130 00', 'NO93 8601 1117 947', 'MT84MALT011000012345MTLCAST001S'])('takes the IBAN %s', (typed) => {
    expect(isBankAccount(bareAccount(typed))).toBe(true);
  });
  it.each(['GB33BUKB20201555555554', 'GB34BUKB20201555555555', 'DE8937040044053201300', 'XX00', 'GB', 'DE89 3704 0044 0532 0103 00'])('refuses %s', (typed) => {
    expect(isBankAccount(bareAccount(typed))).toBe(false);
  });
  it('takes the digits of an account where there are no IBANs, and nothing else', () => {
    expect(['123-456789-001', '6222 0212 3456 7890 123'].map((typed) => isBankAccount(bareAccount(typed)))).toEqual([true, true]);
    expect(['', '12', '12345;drop', '1'.repeat(25)].map((typed) => isBankAccount(bareAccount(typed)))).toEqual([false, false, false, false]);
  });
  it('knows a BIC by its shape', () => {
    expect(['BUKBGB22', 'DEUTDEFF500'].map(isBic)).toEqual([true, true]);
    expect(['BUKBGB2', 'BUKB1122', 'DEUTDEFF50', ''].map(isBic)).toEqual([false, false, false, false]);
  });
});
