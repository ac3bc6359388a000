/** Questions about the product, with answers, and the way to ask. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import { Discussion, type DiscussionData, type DiscussionLook } from '../thread-list/discussion.tsx';

/** See above. */
export function ProductQuestions({ data, model }: { settings: unknown; data: DiscussionData; model: { product: { slug: string } } }) {
  const { locale } = usePageView();
  const look: DiscussionLook = {
    place: 'questions',
    title: m.discussions_questions({}, { locale }),
    none: m.discussions_no_questions({}, { locale }),
    write: {
      name: 'question',
      send: '/question/add',
      fields: { product: model.product.slug },
      title: m.discussions_ask({}, { locale }),
      label: m.discussions_your_question({}, { locale }),
    },
    reply: { name: 'answer', send: '/question/answer', title: m.discussions_answer({}, { locale }) },
    pageParameter: 'question.page',
  };
  return <Discussion look={look} data={data} />;
}
