/** Mentions in the text of a note: what is being typed of one, and where they stand. Pure. */
import { mentions } from '#shop/orders/contract.ts';

/** A person whom a note mentions. */
export type Colleague = { id: string; name: string };

/** What is typed of a name after the `@` before the caret, and where that stands; null where none does. An e-mail address is no mention. */
export function typedMention(text: string, caret: number): { start: number; q: string } | null {
  const found = /(?<![\w.%+-])@([^\s@]{0,40})$/u.exec(text.slice(0, caret));
  return found ? { start: found.index, q: found[1]! } : null;
}

/** The text with a name in place of what was typed of it, and where the caret is then. */
export function withMention(text: string, { start, caret, name }: { start: number; caret: number; name: string }): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Those of some people that a text mentions. */
export const mentionedIn = (text: string, people: readonly Colleague[]): Colleague[] => people.filter(({ name }) => mentions(text, name));

/** A text in parts, mentions apart; of two names of which one begins as the other, the longer one counts. */
export function partsOf(text: string, people: readonly Colleague[]): { text: string; isMention: boolean }[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: { text: string; isMention: boolean }[] = [];
  let [from, at] = [0, 0];
  while (at < text.length) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    parts.push({ text: name, isMention: true });
    at += name.length;
    from = at;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}
