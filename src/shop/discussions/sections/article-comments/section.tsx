/** Comments on the article, with answers, and the way to write one. */
import * as m from '#messages';
import { Discussion, type DiscussionData, type DiscussionLook } from '../thread-list/discussion.tsx';

export function ArticleComments({ data, model }: { settings: unknown; data: DiscussionData; model: { item: { slug: string } } }) {
  const fields = { article: model.item.slug };
  // A rejected answer stays one when it is sent again.
  const answered = data.refused?.values['id'];
  const look: DiscussionLook = {
    place: 'comments',
    title: m.discussions_comments(),
    none: m.discussions_no_comments(),
    write: {
      name: 'comment',
      send: '/comment/add',
      fields: answered === undefined ? fields : { ...fields, id: answered },
      title: answered === undefined ? m.discussions_comment() : m.discussions_reply(),
      label: m.discussions_your_comment(),
    },
    reply: { name: 'comment', send: '/comment/add', title: m.discussions_reply(), fields },
    pageParameter: 'comment.page',
  };
  return <Discussion look={look} data={data} />;
}
