/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection, type Loaded, type SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import type { PostKind, ThreadList } from './contract.ts';
import { tagOf } from './find-subject.ts';
import { readThreads, threadPageOf } from './read-threads.ts';
import { ArticleComments } from './sections/article-comments/section.tsx';
import { ProductQuestions } from './sections/product-questions/section.tsx';
import type { DiscussionData } from './sections/thread-list/discussion.tsx';

/** What the section of questions needs of a product's page; `questions` were asked for together with the product. */
export type QuestionsModel = { product: { id: string; slug: string }; questions?: Promise<ThreadList> };

export const discussionSections: readonly AnySection[] = [
  defineSection<object, DiscussionData, QuestionsModel>({
    name: 'product-questions',
    card: { title: m.section_product_questions },
    settings: z.object({}),
    load: (scope) =>
      loadDiscussion(scope, { kind: 'question', subjectId: scope.model.product.id, forms: ['question', 'answer'], coming: scope.model.questions }),
    Component: ProductQuestions,
  }),
  defineSection<object, DiscussionData, { item: { id: string; slug: string } }>({
    name: 'article-comments',
    card: { title: m.section_article_comments },
    settings: z.object({}),
    load: (scope) => loadDiscussion(scope, { kind: 'comment', subjectId: scope.model.item.id, forms: ['comment'] }),
    Component: ArticleComments,
  }),
];

/** A page of threads in one statement, and what became of a form that was sent without script. */
async function loadDiscussion(
  { context, query, refused }: SectionScope<unknown>,
  { kind, subjectId, forms, coming }: { kind: PostKind; subjectId: string; forms: readonly string[]; coming?: Promise<ThreadList> | undefined },
): Promise<Loaded<DiscussionData>> {
  const threads = await (coming ??
    readThreads(context.db, { kind, subject: { id: subjectId }, lang: context.lang, page: threadPageOf(query, `${kind}.page`) }));
  const own = forms.map((form) => rejectedForm(form, refused)).find((one) => one !== null) ?? null;
  return { data: { threads, refused: own, sent: query.get('said') === kind }, tags: [tagOf(kind, subjectId)] };
}
