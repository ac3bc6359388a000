/** The sections of this slice, for templates. */
import { z } from 'zod';
import * as m from '#messages';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { ArticleBody } from './sections/article-body/section.tsx';
import { loadArticleGrid } from './sections/article-grid/load.ts';
import { ArticleGrid } from './sections/article-grid/section.tsx';
import { articleGridSettings } from './sections/article-grid/settings.ts';
import { ArticleList } from './sections/article-list/section.tsx';
import { loadContentProducts } from './sections/content-products/load.ts';
import { ContentProducts } from './sections/content-products/section.tsx';
import { loadEntryBody } from './sections/entry-body/load.ts';
import { EntryBody } from './sections/entry-body/section.tsx';
import { EntryFields } from './sections/entry-fields/section.tsx';
import { loadEntryList } from './sections/entry-list/load.ts';
import { EntryList } from './sections/entry-list/section.tsx';
import { entryListSettings } from './sections/entry-list/settings.ts';
import { PageBody } from './sections/page-body/section.tsx';
import { pageBodySettings } from './sections/page-body/settings.ts';
import { RelatedArticles } from './sections/related-articles/section.tsx';

export { ArticleBody } from './sections/article-body/section.tsx';
export type { ContentPageModel, ContentListModel } from './sections/content-model.ts';
export type { PageModel } from './sections/page-body/section.tsx';

export const contentSections: readonly AnySection[] = [
  defineSection({ name: 'page-body', card: { title: m.section_page_body }, settings: pageBodySettings, Component: PageBody }),
  defineSection({ name: 'article-body', card: { title: m.section_article_body }, settings: z.object({}), Component: ArticleBody }),
  defineSection({
    name: 'article-list',
    card: { title: m.section_article_list },
    settings: z.object({}),
    load: async ({ query }) => ({ data: { query: query.toString() }, tags: [] }),
    Component: ArticleList,
  }),
  defineSection({
    name: 'article-grid',
    card: { title: m.section_article_grid, about: m.section_article_grid_about, group: 'words' },
    settings: articleGridSettings,
    load: loadArticleGrid,
    Component: ArticleGrid,
  }),
  defineSection({ name: 'related-articles', card: { title: m.section_related_articles }, settings: z.object({}), Component: RelatedArticles }),
  defineSection({
    name: 'content-products',
    card: { title: m.section_content_products },
    settings: z.object({}),
    load: loadContentProducts,
    Component: ContentProducts,
  }),
  defineSection({
    name: 'entry-list',
    card: { title: m.section_entry_list },
    settings: entryListSettings,
    load: loadEntryList,
    Component: EntryList,
  }),
  defineSection({ name: 'entry-body', card: { title: m.section_entry_body }, settings: z.object({}), load: loadEntryBody, Component: EntryBody }),
  defineSection({
    name: 'entry-fields',
    card: { title: m.section_entry_fields, about: m.section_entry_fields_about },
    settings: z.object({}),
    Component: EntryFields,
  }),
];
