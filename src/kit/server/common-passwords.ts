/** Passwords that everybody tries first. */
let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of those, whatever its case; the list is read when the first password is chosen. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await common).has(password.toLowerCase());
}
