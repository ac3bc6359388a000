/** Passwords that everybody tries first. */
let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of those, whatever its case; the list is read when the first password is chosen. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await common).has(password.toLowerCase());
}

/** Words that everybody tries first in this shop: its software's name, and the parts of its host. */
export function wordsOfShop({ baseUrl }: { baseUrl: string }): string[] {
  const { hostname } = new URL(baseUrl);
  return ['vitrine', hostname, ...hostname.split('.')];
}

/** Whether a password is no more than one of these words, whatever its case and whatever digits and signs stand around it. */
export function isWord(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  return letters.length >= shortestWord && words.some((word) => lettersOf(word) === letters);
}

const shortestWord = 3;
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
