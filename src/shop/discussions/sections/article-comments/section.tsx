/** Comments on the article, with answers, and the way to write one. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import { Discussion, type DiscussionData, type DiscussionLook } from '../thread-list/discussion.tsx';

/** See above. */
export function ArticleComments({ data, model }: { settings: unknown; data: DiscussionData; model: { item: { slug: string } } }) {
  const { locale } = usePageView();
  const fields = { article: model.item.slug };
  // A refused answer stays one when it is sent again.
  const answered = data.refused?.values['id'];
  const look: DiscussionLook = {
    place: 'comments',
    title: m.discussions_comments({}, { locale }),
    none: m.discussions_no_comments({}, { locale }),
    write: {
      name: 'comment',
      send: '/comment/add',
      fields: answered === undefined ? fields : { ...fields, id: answered },
      title: answered === undefined ? m.discussions_comment({}, { locale }) : m.discussions_reply({}, { locale }),
      label: m.discussions_your_comment({}, { locale }),
    },
    reply: { name: 'comment', send: '/comment/add', title: m.discussions_reply({}, { locale }), fields },
    pageParameter: 'comment.page',
  };
  return <Discussion look={look} data={data} />;
}
