/** Text as a PDF takes it: runs of one font each, broken into lines. Pure. */
import type { FindFont } from './font-files.ts';

/** Characters that stand one after the other in one font. */
export type Run = { key: string; text: string };

/** Stands for a character that none of the fonts has. */
export const unknownCharacter = '□';

/** A text on one line, without control characters; at most `most` characters of it. */
export function tidy(text: string, most: number): string {
  const clean = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim();
  const all = Array.from(clean);
  return all.length > most ? `${all.slice(0, most - 1).join('')}…` : clean;
}

/** A text with a box for each character that no font has. */
export function drawable(text: string, find: FindFont): string {
  return Array.from(text, (character) => (find(character) ? character : unknownCharacter)).join('');
}

/** Cuts a text into runs of one font. */
export function runsOf(text: string, find: FindFont): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const key = find(character)?.key ?? '';
    const last = runs.at(-1);
    if (last?.key === key) last.text += character;
    else runs.push({ key, text: character });
  }
  return runs;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
/** Nothing that closes begins a line, nothing that opens ends one. */
const closing = /[\p{Pe}\p{Pf},.!?:;%…、。，．！？：；·]/u;
const opening = /[\p{Ps}\p{Pi}$€£¥￥#]/u;

/** The parts of a text between which a line may end: words with the space after them, and every character of scripts that know no spaces. */
export function breakable(text: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const character of text) {
    const last = parts.at(-1);
    const mayBreak = before === ' ' ? character !== ' ' : (wide.test(character) || wide.test(before)) && !closing.test(character) && !opening.test(before);
    if (last === undefined || mayBreak) parts.push(character);
    else parts[parts.length - 1] = last + character;
    before = character;
  }
  return parts;
}

/** Breaks a text into lines no wider than `width`; a word that is wider by itself is cut. */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of breakable(text)) {
    if (measure((line + unit).trimEnd()) <= width) {
      line += unit;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    for (const character of unit) {
      if (line !== '' && measure(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line.trimEnd() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}
