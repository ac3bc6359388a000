import { textIn, type Texts } from '#kit/pure/languages.ts';
import { session } from '../api/session.ts';
import { lazily, type Screen } from '../screen.ts';

/** What articles are filed under. */
export const articleTopicScreens: readonly Screen[] = (['article-categories', 'article-tags'] as const).map((name) => ({
  kind: 'resource',
  name,
  group: 'content',
  list: lazily(() => import('./topic-screens.tsx'), 'TopicList'),
  edit: lazily(() => import('./topic-screens.tsx'), 'TopicEdit'),
  create: lazily(() => import('./topic-screens.tsx'), 'TopicCreate'),
  recordRepresentation: (record) => textIn((record['texts'] ?? {}) as Texts<'title'>, 'title', session.locale()) || String(record['slug']),
}));
