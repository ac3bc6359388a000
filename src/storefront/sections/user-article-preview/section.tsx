/** Preview of the user's own article. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import type { ContentItem } from '#shop/content/contract.ts';
import { ArticleBody } from '#shop/content/sections.ts';
import { Alert } from '#ui/alert.tsx';
import { PageViewProvider, usePageView } from '#ui/page-view.tsx';
import { ArrowLink, BackLink } from '#ui/shop-link.tsx';

/** What the page's loader gives; without `item` it is another page's model. */
export type ArticlePreviewModel = { item: ContentItem; id: string };

function UserArticlePreview({ model: { item, id } }: { model: ArticlePreviewModel }) {
  const view = usePageView();
  const { userBasePath } = view;
  // Nobody can put on a wish list what is not there yet.
  const reader = { ...view, shows: { ...view.shows, favorites: false } };
  return (
    <div className="py-6 lg:py-10">
      <div className="page-width mb-4 flex flex-wrap items-center gap-x-8 gap-y-2">
        <BackLink path={`${userBasePath}article`}>{m.articles_back()}</BackLink>
        <ArrowLink path={`${userBasePath}article?edit=${id}`} className="mb-2">
          {m.ui_edit()}
        </ArrowLink>
      </div>
      <div className="page-width">
        <Alert>{m.articles_preview_note()}</Alert>
      </div>
      <PageViewProvider value={reader}>
        <ArticleBody settings={{}} data={undefined} model={{ item, list: null, neighbours: null }} />
      </PageViewProvider>
    </div>
  );
}

export const userArticlePreviewSection = defineSection<object, undefined, ArticlePreviewModel>({
  name: 'user-article-preview',
  card: { title: m.section_user_article_preview },
  settings: z.object({}),
  Component: UserArticlePreview,
});
