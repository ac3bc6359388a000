/** Between the form of an issue and what `/api/admin` takes. */
import type { RaRecord } from 'react-admin';
import { session } from '../api/session.ts';

type Fields = Record<string, unknown>;
type Words = Record<string, { subject?: string | null; preheader?: string | null } | null | undefined>;

/** What an issue is called, in the language of the back office where it has text in it. */
export function subjectOf(record: Fields): string {
  const texts = (record['texts'] ?? {}) as Words;
  return texts[session.locale()]?.subject ?? texts['en']?.subject ?? Object.values(texts).find((words) => words?.subject)?.subject ?? '';
}

/** What a new issue begins with. */
export const newIssue: Fields = {
  texts: {},
  format: 'sections',
  sections: [{ section: 'text', settings: {} }],
  footer: {},
  segment: { languages: [], groups: [], bought: null },
  draft: true,
};

/** Who an issue is for, as the form has it: "customers who bought" is switched on by itself. */
export function segmentOf(segment: unknown, isBought: boolean): Fields {
  const { languages, groups, bought } = (segment ?? {}) as Fields;
  const { products, categories, days } = (bought ?? {}) as Fields;
  return {
    languages: languages ?? [],
    groups: groups ?? [],
    bought: isBought ? { products: products ?? [], categories: categories ?? [], days: days || null } : null,
  };
}

/**
 * The form's record as the API takes it: languages without subject are left out. One that was written as a body is from now on what it was read as: a letter
 * of one section.
 */
export function writtenIssue(record: RaRecord | Partial<RaRecord>): Fields {
  const { texts, segment, isBought, ...others } = record as Fields;
  const written = Object.entries((texts ?? {}) as Words).flatMap(([lang, words]) =>
    words?.subject || words?.preheader ? [[lang, { subject: words.subject ?? '', preheader: words.preheader ?? '' }]] : [],
  );
  return {
    ...others,
    format: 'sections',
    texts: Object.fromEntries(written) as Fields,
    segment: segmentOf(segment, Boolean(isBought ?? (segment as Fields | undefined)?.['bought'])),
  };
}
