/** Articles that share most with the one shown. */
import * as m from '#messages';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ArticleCard, articleRowsOf } from '../article-card.tsx';
import type { ContentPageModel } from '../content-model.ts';

/** Nothing when there are none. */
export function RelatedArticles({ model: { neighbours, list } }: { settings: unknown; data: unknown; model: ContentPageModel }) {
  const related = neighbours?.related ?? [];
  if (related.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading title={m.content_related()} action={list ? { path: list.path, title: list.title } : undefined} />
      <ul className={articleRowsOf(related.length)}>
        {related.map((article) => (
          <li key={article.id} className="max-sm:py-5">
            <ArticleCard article={article} heading="h3" look="row" listPath={list?.path} />
          </li>
        ))}
      </ul>
    </section>
  );
}
