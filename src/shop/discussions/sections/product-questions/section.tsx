/** Questions about the product, with answers, and the way to ask. */
import * as m from '#messages';
import { Discussion, type DiscussionData, type DiscussionLook } from '../thread-list/discussion.tsx';

export function ProductQuestions({ data, model }: { settings: unknown; data: DiscussionData; model: { product: { slug: string } } }) {
  const look: DiscussionLook = {
    place: 'questions',
    title: m.discussions_questions(),
    none: m.discussions_no_questions(),
    write: {
      name: 'question',
      send: '/question/add',
      fields: { product: model.product.slug },
      title: m.discussions_ask(),
      label: m.discussions_your_question(),
    },
    reply: { name: 'answer', send: '/question/answer', title: m.discussions_answer() },
    pageParameter: 'question.page',
  };
  return <Discussion look={look} data={data} />;
}
