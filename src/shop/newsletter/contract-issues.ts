/** Issues of the newsletter on the wire. */
import * as m from '#messages';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';
import { instantField } from '#kit/pure/dates/instant.ts';
import { leftOutSchema, letterFields, letterLimits, readerFields } from './contract-letter.ts';

/** Limits: characters of an issue, subscribers of one export. */
export const newsletterLimits = { subject: 200, body: 20_000, token: 200, exported: 50_000 } as const;

/** How an issue is written: as one body of plain text or HTML, or built of sections. */
export const issueFormats = ['text', 'html', 'sections'] as const;
/** Where an issue is on its way. */
export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
/** See `issueStates`. */
export type IssueState = (typeof issueStates)[number];

const names = z.array(z.string().min(1).max(200)).max(50).default([]);
/** Which readers get an issue: all of what is named must be true of them; nothing named: all. `days`: bought within so many. */
export const segmentSchema = z
  .object({
    languages: z.array(z.enum(languages)).max(languages.length).default([]),
    groups: names,
    bought: z
      .object({ products: names, categories: names, days: z.int().min(1).max(3_650).nullable().default(null) })
      .nullable()
      .default(null),
  })
  .meta({ id: 'NewsletterSegment', description: 'Which subscribers get an issue.' });
/** See `segmentSchema`. */
export type Segment = z.output<typeof segmentSchema>;

const issueTexts = z
  .partialRecord(
    z.enum(languages),
    z.object({
      subject: z.string().trim().min(1).max(newsletterLimits.subject),
      preheader: z.string().trim().max(letterLimits.preheader).default(''),
      body: z.string().trim().max(newsletterLimits.body).default(''),
    }),
  )
  .refine((texts) => Object.keys(texts).length > 0, { path: ['en', 'subject'] });
const written = { texts: issueTexts, format: z.enum(issueFormats).default('text'), ...letterFields };
const issueFields = z.object({ ...written, segment: segmentSchema.prefault({}) });

type Written = { texts: z.output<typeof issueTexts>; format: (typeof issueFormats)[number]; sections: readonly unknown[] };
const missing = { code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '' } as const;

/** An issue of one body has that body in each of its languages; one that is built of sections has a section. */
function checkComplete({ value, issues }: z.core.ParsePayload<Written>): void {
  if (value.format === 'sections') {
    if (value.sections.length === 0) issues.push({ ...missing, path: ['sections'] });
    return;
  }
  for (const [lang, words] of Object.entries(value.texts)) if (words.body === '') issues.push({ ...missing, path: ['texts', lang, 'body'] });
}

/** An issue as staff write it: subject and preview text by language, and its sections, or a body by language. */
export const issueInput = issueFields.check(checkComplete);
/** A new one: sent at once, unless it is a `draft` or has a time at which it is sent (`sendAt`). */
export const newIssueInput = issueFields.extend({ draft: z.boolean().default(false), sendAt: instantField.nullable().default(null) }).check(checkComplete);
const previewFields = z.object({ ...written, ...readerFields });
/** What is previewed, or mailed to its author. */
export const previewInput = previewFields.check(checkComplete);
/** The same with the address that it is mailed to. */
export const testMailInput = previewFields.extend({ to: z.email().max(254) }).check(checkComplete);
/** A mail as it is read, and what of its sections is left out of it. */
export const previewSchema = z
  .object({ subject: z.string(), html: z.string(), text: z.string(), leftOut: z.array(leftOutSchema) })
  .meta({ id: 'NewsletterPreview', description: 'A letter as its reader would see it.' });
/** An issue as staff read it, a body as the one section that it is: what became of its mails is counted. */
export const issueSchema = issueFields
  .extend({
    segment: segmentSchema,
    format: z.enum(issueFormats),
    id: z.string(),
    state: z.enum(issueStates),
    sendAt: z.iso.datetime().nullable(),
    queuedCount: z.int(),
    sentCount: z.int(),
    failedCount: z.int(),
    unsubscribedCount: z.int(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NewsletterIssue', description: 'An issue of the newsletter, and what became of its mails.' });
/** See `issueSchema`. */
export type IssueView = z.output<typeof issueSchema>;
/** Filter of the list of issues. */
export const issueFilter = z.strictObject({ state: z.enum(issueStates).optional() });

/** It is on its way or was sent: it cannot be changed any more. Cure: Write a new one. */
export const issueSent: ErrorSpec = { reason: 'newsletterSent', wire: 40, status: 409, message: m.newsletter_issue_sent };
