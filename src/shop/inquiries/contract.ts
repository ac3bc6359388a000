/** Inquiry forms as data, and what is sent with them. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import * as m from '#messages';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';
import { orderNoPattern } from '#kit/pure/orders/ask-about-order.ts';

/** Limits of forms and of what is sent: characters, and counts. */
export const inquiryLimits = {
  slug: 60,
  fields: 40,
  options: 60,
  label: 200,
  text: 4_000,
  value: 10_000,
  notify: 10,
  product: 200,
  answer: 10_000,
  answersPerInquiry: 100,
} as const;

/** What a field can be. */
export const fieldKinds = ['text', 'textarea', 'email', 'phone', 'number', 'date', 'select', 'radio', 'checkbox', 'file', 'country'] as const;
/** What a field can be. */
export type FieldKind = (typeof fieldKinds)[number];

const texts = <Shape extends z.ZodRawShape>(shape: Shape) => z.partialRecord(z.enum(languages), z.object(shape));
const label = z.string().trim().max(inquiryLimits.label);

/** A field. `options` belong to select, radio and checkbox (several to tick); lengths to texts, `min` and `max` to numbers. */
export const formFieldSchema = z
  .object({
    key: z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
    kind: z.enum(fieldKinds),
    texts: texts({ label, hint: label.default('') }),
    required: z.boolean().default(false),
    minLength: z.int().min(0).max(inquiryLimits.value).optional(),
    maxLength: z.int().min(1).max(inquiryLimits.value).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    options: z
      .array(z.object({ value: z.string().regex(/^[\w-]{1,60}$/), texts: texts({ title: label }) }))
      .max(inquiryLimits.options)
      .default([]),
  })
  .meta({ id: 'FormField', description: 'A field of a form that the merchant made.' });
/** See `formFieldSchema`. */
export type FormField = z.output<typeof formFieldSchema>;

/** What makes a form, as staff write it. */
export const formInputSchema = z.object({
  slug: z
    .string()
    .max(inquiryLimits.slug)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  texts: texts({ title: label, text: z.string().max(inquiryLimits.text).default(''), success: z.string().max(inquiryLimits.text).default('') }).refine(
    (given) => Object.values(given).some((words) => words.title !== ''),
    { path: ['en', 'title'] },
  ),
  fields: z
    .array(formFieldSchema)
    .min(1)
    .max(inquiryLimits.fields)
    .refine((fields) => new Set(fields.map((field) => field.key)).size === fields.length)
    .refine((fields) => fields.every((field) => (field.kind !== 'select' && field.kind !== 'radio') || field.options.length > 0)),
  notify: z.array(z.email().max(254)).max(inquiryLimits.notify).default([]),
  published: z.boolean().default(true),
});
/** See `formInputSchema`. */
export type FormInput = z.output<typeof formInputSchema>;

/** A form as staff read it. */
export const staffFormSchema = formInputSchema
  .extend({ id: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'StaffForm', description: 'A form that the merchant made, as staff read it.' });
/** See `staffFormSchema`. */
export type StaffForm = z.output<typeof staffFormSchema>;

/** `/inquiry/submit`; which `fields` there are and what they take is the form's. `product` is a slug, `order` the number of an order that it is about. */
export const submitInput = z.object({
  slug: z.string().min(1).max(inquiryLimits.slug),
  fields: z.record(
    z.string().max(40),
    z.union([z.string().max(100_000), z.number(), z.boolean(), z.null(), z.array(z.string().max(200)).max(inquiryLimits.options)]),
  ),
  product: z.string().max(inquiryLimits.product).optional(),
  order: z
    .union([z.literal('').transform(() => undefined), z.string().trim().regex(orderNoPattern)])
    .optional()
    .describe('Number of the order that it is about; nobody checks whose it is.'),
});
/** See `submitInput`. */
export type SubmitInput = z.output<typeof submitInput>;

/** An answer as it is stored: `title` and `value` as text. */
export const answerSchema = z.object({ key: z.string(), kind: z.enum(fieldKinds), title: z.string(), value: z.string() });
/** See `answerSchema`. */
export type Answer = z.output<typeof answerSchema>;

/** Whether staff are done with an inquiry. */
export const inquiryStates = ['new', 'done'] as const;
/** Whether staff are done with an inquiry. */
export type InquiryState = (typeof inquiryStates)[number];

/** An inquiry as staff see it. */
export const staffInquirySchema = z
  .object({
    id: z.string(),
    form: z.object({ slug: z.string(), title: z.string() }),
    /** `url`: of a picture that was sent along, an address that ends. */
    answers: z.array(answerSchema.extend({ url: z.string().nullable() })),
    email: z.string().nullable(),
    product: z.object({ id: z.string(), slug: z.string(), title: z.string() }).nullable(),
    orderNo: z.string().nullable().describe('The order that it is about, as its sender gave it.'),
    lang: z.string(),
    state: z.enum(inquiryStates),
    /** What staff answered by mail, oldest first. */
    replies: z.array(z.object({ text: z.string(), staff: z.string(), at: z.iso.datetime() })),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffInquiry', description: 'What a visitor sent by a form.' });
/** See `staffInquirySchema`. */
export type StaffInquiry = z.output<typeof staffInquirySchema>;

/** `POST /inquiries/{id}/answer` */
export const answerInquiryInput = z.object({ text: z.string().trim().min(1).max(inquiryLimits.answer) });

/** Orders of the back office's lists. */
export const staffInquirySorts = ['createdAt', 'form'] as const;
/** Filter of the back office's list of inquiries. */
export const staffInquiryFilter = z.strictObject({
  q: z.string().max(200).optional(),
  form: z.string().max(inquiryLimits.slug).optional(),
  state: z.enum(inquiryStates).optional(),
  ...dateRangeFields,
});
/** Orders of the back office's list of forms. */
export const staffFormSorts = ['slug', 'updatedAt'] as const;
/** Filter of the back office's list of forms. */
export const staffFormFilter = z.strictObject({ q: z.string().max(200).optional() });

/** It is in that state already. Cure: Read it again. */
export const inquiryDecided: ErrorSpec = { reason: 'inquiryStateWrong', wire: 41, status: 409, message: m.reviews_decided };
/** Its sender gave no e-mail address, or it was answered very often. Cure: None. */
export const inquiryUnanswerable: ErrorSpec = { reason: 'inquiryUnanswerable', wire: 41, status: 409, message: m.inquiries_unanswerable };
