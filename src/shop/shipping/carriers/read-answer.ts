/** What services write, read leniently: an event that cannot be read is left out, the others are taken. */
import { z } from 'zod';
import { parcelLimits, type ParcelEvent } from './contract-carriers.ts';

/** A text of a carrier, or nothing; `null` and numbers of odd carriers are no reason to lose the event. */
export const someText = z.string().nullish().catch('');

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** What a text of JSON says; null for what is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An instant as carriers write it; without a zone it is taken for UTC. Null for what is none. */
export function readInstant(text: string): Date | null {
  const match = instant.exec(text.trim());
  if (!match) return null;
  const at = new Date(match[3] ? text.trim() : `${text.trim()}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The day that a date or an instant names, as its carrier wrote it; null for what is none. */
export function readDay(text: string | null | undefined): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  return day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : null;
}

const steering = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** One line of plain text of at most so many characters; what is left out at its end is shown. Markup stays what it is: text. */
export function lineOf(text: string | null | undefined, most: number): string {
  const line = (text ?? '')
    .slice(0, most * 4)
    .replaceAll(steering, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // A character of two halves is not cut in two.
  const short =
    line.length > most
      ? `${line
          .slice(0, most - 1)
          .replace(/[\ud800-\udbff]$/, '')
          .trimEnd()}…`
      : line;
  return short.toWellFormed();
}

/** A place of parts, from near to far; repetitions are left out. */
export function placeOf(parts: readonly (string | null | undefined)[]): string {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return lineOf([...new Set(said)].join(', '), parcelLimits.placeLength);
}

/** Reads a list of events one by one. */
export function readEvents(list: unknown, readOne: (event: unknown) => ParcelEvent | null): ParcelEvent[] {
  return Array.isArray(list) ? list.flatMap((event) => readOne(event) ?? []) : [];
}
