import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import EntryIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import PageIcon from '@mui/icons-material/DescriptionOutlined';
import { session } from '../api/session.ts';
import type { Screen } from '../screen.ts';
import { ContentCreate, ContentEdit } from './content-form.tsx';
import { ContentList } from './content-list.tsx';

/** What the shop itself says: articles, pages of words, entries of custom categories. */
export const contentScreens: readonly Screen[] = (
  [
    ['articles', ArticleIcon],
    ['pages', PageIcon],
    ['entries', EntryIcon],
  ] as const
).map(([name, icon]) => ({
  kind: 'resource',
  name,
  icon,
  list: ContentList,
  edit: ContentEdit,
  create: ContentCreate,
  recordRepresentation: (record) => {
    const texts = record['texts'] as Record<string, { title?: string }> | undefined;
    return String(record['title'] ?? texts?.[session.locale()]?.title ?? texts?.['en']?.title ?? record['slug']);
  },
}));
