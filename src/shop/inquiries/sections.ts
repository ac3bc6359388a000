/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { formTag, isFormPublished } from './read-form.ts';
import { ProductQuote, type QuotedProduct } from './sections/product-quote.tsx';
import { loadInquiryForm } from './sections/inquiry-form/load.ts';
import { InquiryFormSection } from './sections/inquiry-form/section.tsx';
import { inquiryFormSettings } from './sections/inquiry-form/settings.ts';

export type { InquiryModel } from './sections/inquiry-form/data.ts';

export const inquirySections: readonly AnySection[] = [
  defineSection({
    name: 'inquiry-form',
    card: { title: m.section_inquiry_form },
    settings: inquiryFormSettings,
    load: loadInquiryForm,
    Component: InquiryFormSection,
  }),
  defineSection<{ form: string }, { form: string | null }, { product: QuotedProduct }>({
    name: 'product-quote',
    card: { title: m.section_product_quote },
    settings: z.object({ form: z.string().max(60).default('quote') }),
    load: async ({ context }, { form }) => ({ data: { form: (await isFormPublished(context.db, form)) ? form : null }, tags: [formTag(form)] }),
    Component: ProductQuote,
  }),
];
