/** Feedback: messages about the shop. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';

/** Limits in characters. */
export const feedbackLimits = { text: 4_000, page: 300 } as const;

/** What feedback is about. */
export const feedbackKinds = ['praise', 'problem', 'idea', 'other'] as const;
/** What feedback is about. */
export type FeedbackKind = (typeof feedbackKinds)[number];
/** Whether staff are done with it. */
export const feedbackStates = ['new', 'done'] as const;
/** Whether staff are done with it. */
export type FeedbackState = (typeof feedbackStates)[number];

/** `/feedback/add`; `page` is the path that it is about. */
export const feedbackInput = z.object({
  kind: z.enum(feedbackKinds).default('other'),
  text: z.string().trim().min(1).max(feedbackLimits.text),
  email: z.union([z.literal('').transform(() => undefined), z.email().max(254)]).optional(),
  page: z
    .string()
    .max(feedbackLimits.page)
    .regex(/^(\/[^\s]*)?$/)
    .default(''),
});
/** Feedback as it was sent. */
export type FeedbackInput = z.output<typeof feedbackInput>;

/** Feedback as staff see it. */
export const staffFeedbackSchema = z
  .object({
    id: z.string(),
    kind: z.enum(feedbackKinds),
    text: z.string(),
    email: z.string().nullable(),
    page: z.string(),
    lang: z.string(),
    state: z.enum(feedbackStates),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffFeedback', description: 'Feedback as staff see it.' });
/** See `staffFeedbackSchema`. */
export type StaffFeedback = z.infer<typeof staffFeedbackSchema>;

/** Orders of the back office's list. */
export const staffFeedbackSorts = ['createdAt', 'kind'] as const;
/** Filter of the back office's list. */
export const staffFeedbackFilter = z.strictObject({
  q: z.string().max(200).optional(),
  kind: z.enum(feedbackKinds).optional(),
  state: z.enum(feedbackStates).optional(),
  ...dateRangeFields,
});

/** It is in that state already. Cure: Read it again. */
export const feedbackDecided: ErrorSpec = { reason: 'feedbackStateWrong', wire: 41, status: 409, message: m.reviews_decided };
