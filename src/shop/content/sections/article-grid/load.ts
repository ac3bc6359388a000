import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { listArticles } from '../../show/list-contents.ts';
import type { ArticleGridData } from './section.tsx';
import type { ArticleGridSettings } from './settings.ts';

/** The newest articles of what the settings name, in one statement. The page expires when a schedule brings or takes one. */
export async function loadArticleGrid({ context }: SectionScope<unknown>, settings: ArticleGridSettings): Promise<Loaded<ArticleGridData>> {
  // A field that was emptied in the editor narrows nothing.
  const { items, nextChangeAt } = await listArticles(context, {
    category: settings.category || undefined,
    tag: settings.tag || undefined,
    size: settings.limit,
  });
  return {
    data: { ...wordsIn(settings.texts, ['title', 'text', 'action'], context.lang), items },
    tags: ['articles', ...items.map(({ id }) => `article:${id}`)],
    ...(nextChangeAt ? { expiresAt: nextChangeAt } : {}),
  };
}
