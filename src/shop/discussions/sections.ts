/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { refusedForm } from '#ui/plain-form.tsx';
import { tagOf } from './find-subject.ts';
import { readThreads, threadPageOf } from './read-threads.ts';
import { ProductQuestions, type QuestionsData } from './sections/product-questions/section.tsx';

/** See above. */
export const discussionSections: readonly AnySection[] = [
  defineSection<object, QuestionsData, { product: { id: string; slug: string } }>({
    name: 'product-questions',
    settings: z.object({}),
    load: async ({ context, model: { product }, query, refused }) => ({
      data: {
        threads: await readThreads(context.db, { kind: 'question', subjectId: product.id, page: threadPageOf(query, 'question.page') }),
        refused: refusedForm('question', refused) ?? refusedForm('answer', refused),
        sent: query.get('said') === 'question',
      },
      tags: [tagOf('question', product.id)],
    }),
    Component: ProductQuestions,
  }),
];
