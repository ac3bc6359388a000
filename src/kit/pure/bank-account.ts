/** Numbers of bank accounts: what is checked about one before money is sent there. */

/** Without blanks and hyphens, in capitals. */
export function bareAccount(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether this can be the number of an account: an IBAN (ISO 13616) whose check digits are right, or the digits of an
 * account in a country that has none.
 */
export function isBankAccount(bare: string): boolean {
  return /^[A-Z]{2}/.test(bare) ? isIban(bare) : /^\d{4,24}$/.test(bare);
}

/** Whether this can be a BIC (ISO 9362). */
export function isBic(bare: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bare);
}

function isIban(bare: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false;
  const digits = (bare.slice(4) + bare.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
