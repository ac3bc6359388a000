/** Reasons for a return, as shown to the shopper. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { returnReasons } from '../../contract.ts';
import type { Application } from './application.ts';

const reasons: Readonly<Record<string, typeof m.returns_why_other>> = {
  defective: m.returns_why_defective,
  damaged: m.returns_why_damaged,
  wrong: m.returns_why_wrong,
  different: m.returns_why_different,
  size: m.returns_why_size,
  missing: m.returns_why_missing,
  late: m.returns_why_late,
  mind: m.returns_why_mind,
  other: m.returns_why_other,
} satisfies Record<(typeof returnReasons)[number], typeof m.returns_why_other>;

const beforeArrival = ['late', 'mind', 'other'];

/** The reasons that make sense: nobody can say how goods arrived that never came. */
export const reasonsFor = (arrived: boolean): [string, typeof m.returns_why_other][] =>
  Object.entries(reasons).filter(([key]) => arrived || beforeArrival.includes(key));

/** Reason and description as sent to the shop; a server says in which language. */
export function reasonWords({ reason, words }: Pick<Application, 'reason' | 'words'>, options?: { locale: Locale }): string {
  const title = reason !== '' && reason !== 'other' ? reasons[reason]?.({}, options) : '';
  return [title, words.trim()].filter(Boolean).join(' – ');
}
