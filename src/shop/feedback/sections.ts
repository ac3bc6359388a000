/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { askedOrder } from '#kit/pure/orders/ask-about-order.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { FeedbackForm } from './sections/feedback-form/section.tsx';

export const feedbackSections: readonly AnySection[] = [
  defineSection({
    name: 'feedback-form',
    card: { title: m.section_feedback_form },
    settings: z.object({}),
    load: async ({ query, refused }) => ({
      data: { refused: rejectedForm('feedback', refused), sent: query.get('said') === 'feedback', orderNo: askedOrder(query) },
      tags: [],
    }),
    Component: FeedbackForm,
  }),
];
