/** Lines of an address in one: with commas between them, or with spaces where they are written in Chinese or Japanese. */
export function inOneLine(lines: readonly string[]): string {
  // Two of them at least: the country alone may be in the reader's letters.
  const isEast = lines.filter((line) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)).length > 1;
  return lines.join(isEast ? ' ' : ', ');
}
