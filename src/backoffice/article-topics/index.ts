import CategoryIcon from '@mui/icons-material/TopicOutlined';
import TagIcon from '@mui/icons-material/SellOutlined';
import { lazily, type Screen } from '../screen.ts';

/** What articles are filed under. */
export const articleTopicScreens: readonly Screen[] = (
  [
    ['article-categories', CategoryIcon],
    ['article-tags', TagIcon],
  ] as const
).map(([name, icon]) => ({
  kind: 'resource',
  name,
  group: 'content',
  icon,
  list: lazily(() => import('./topic-screens.tsx'), 'TopicList'),
  edit: lazily(() => import('./topic-screens.tsx'), 'TopicEdit'),
  create: lazily(() => import('./topic-screens.tsx'), 'TopicCreate'),
  recordRepresentation: (record) => String((record['texts'] as Record<string, { title?: string }> | undefined)?.['en']?.title ?? record['slug']),
}));
