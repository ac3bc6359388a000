/** Mail templates as the back office reads and writes them. */
import { z } from 'zod';
import * as m from '#messages';
import { messageLocales } from '#kit/pure/languages.ts';
import { mailBlocks } from '#kit/pure/mail/mail-texts.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of templates. */
export const templateLimits = { subjectLength: 200, bodyLength: 10_000 } as const;

const words = z.object({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(templateLimits.subjectLength)
    .regex(/^[^\r\n]*$/),
  body: z
    .string()
    .max(templateLimits.bodyLength)
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .min(1),
});
const byLanguage = z.partialRecord(z.enum(messageLocales), words);

/** Every mail that the shop sends: `subject` in the asker's language, `edited` the languages in which the merchant wrote other words. */
export const templateListSchema = z
  .object({ id: z.string(), area: z.string(), subject: z.string(), edited: z.array(z.string()) })
  .meta({ id: 'MailTemplateItem', description: 'A kind of mail as lists of templates show it.' });
/** A template in the list. */
export type ListedTemplate = z.infer<typeof templateListSchema>;

/** A template: its words and those that the mail has by itself, by language, and the places that it may have. */
export const templateSchema = templateListSchema
  .extend({
    texts: z.record(z.string(), z.object({ subject: z.string(), body: z.string() })),
    defaults: z.record(z.string(), z.object({ subject: z.string(), body: z.string() })),
    variables: z
      .array(z.object({ name: z.string(), block: z.boolean(), required: z.boolean(), sample: z.string() }))
      .describe(`What may stand in {{ }}; ${mailBlocks.join(' and ')} stand on a line of their own`),
  })
  .meta({ id: 'MailTemplate', description: 'A mail with its words by language, and what may stand in them.' });
/** A template. */
export type StaffTemplate = z.infer<typeof templateSchema>;

/** `PUT /mail-templates/{id}`: languages that are absent stay as they are; words that are the mail's own are no edit. */
export const templateInput = z.object({ texts: byLanguage });
/** What staff write of a template. */
export type TemplateInput = z.output<typeof templateInput>;

const lang = z.enum(messageLocales).default('en');
/** `preview` and `test`: the words as they stand, or those given. */
export const tryInput = z.object({ lang, subject: words.shape.subject.optional(), body: words.shape.body.optional() });
/** What is tried. */
export type TryInput = z.output<typeof tryInput>;

/** `reset`: one language, or all. */
export const resetInput = z.object({ lang: z.enum(messageLocales).optional() });

/** The mail server did not take a test; `reason` is what it said. Cure: Correct the settings of the mail server. */
export const mailNotSent: ErrorSpec = { reason: 'mailNotSent', wire: 41, status: 409, message: m.mail_templates_not_sent };

/** Orders of the list. */
export const templateSorts = ['id'] as const;
/** What staff narrow templates by; `q` finds by words of the subject. */
export const templateFilter = z.strictObject({ q: z.string().trim().max(100).optional(), area: z.string().max(40).optional(), edited: z.boolean().optional() });
