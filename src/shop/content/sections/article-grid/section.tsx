/** A few articles under a heading. */
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ContentCard } from '../../contract.ts';
import { ArticleCard } from '../article-card.tsx';
import type { ArticleGridSettings } from './settings.ts';

/** The heading and the articles, newest first. */
export type ArticleGridData = { title: string; text: string; action: string; items: ContentCard[] };

/** Nothing at all when there are no articles. */
export function ArticleGrid({ settings, data }: { settings: ArticleGridSettings; data: ArticleGridData }) {
  if (data.items.length === 0) return null;
  return (
    <section className="page-width block-space">
      {data.title && (
        <SectionHeading title={data.title} text={data.text} action={settings.path && data.action ? { path: settings.path, title: data.action } : undefined} />
      )}
      <ul
        className={`swipe-row gap-x-5 lg:gap-x-6 gap-y-12 [--swipe-width:78%] sm:grid ${data.items.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
      >
        {data.items.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading={data.title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
