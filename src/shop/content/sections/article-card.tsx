/** An article in a list. */
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ContentCard } from '../contract.ts';
import { Byline } from './byline.tsx';

/** Picture, category, title, summary; the whole card leads to the article. `look` is large for the first of a list. */
export function ArticleCard({
  article,
  heading: Heading = 'h2',
  priority = false,
  look = 'small',
}: {
  article: ContentCard;
  heading?: 'h2' | 'h3';
  priority?: boolean;
  look?: 'small' | 'large';
}) {
  const view = usePageView();
  const [category] = article.categories;
  const large = look === 'large';
  return (
    <article className={`group relative flex flex-col wrap-anywhere ${large ? 'gap-6 lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12' : 'gap-5'}`}>
      {article.picture ? (
        <Picture
          picture={{ ...article.picture, alt: '' }}
          sizes={large ? '(min-width: 1024px) 60vw, 100vw' : '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'}
          priority={priority}
          className="aspect-3/2 w-full rounded-box"
        />
      ) : (
        <span className="aspect-3/2 w-full rounded-box bg-base-200" />
      )}
      <div>
        {category && <p className="eyebrow mb-2">{category.title}</p>}
        <Heading className={large ? 'title-2' : 'title-4'}>
          <ShopLink path={detailPath(view, 'article', article.slug)} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
            {article.title}
          </ShopLink>
        </Heading>
        {article.summary && <p className={`mt-3 text-desc ${large ? 'text-lg' : 'line-clamp-3'}`}>{article.summary}</p>}
        <Byline item={article} className="mt-3" />
      </div>
    </article>
  );
}
