/** An article in a list. */
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ContentCard } from '../contract.ts';
import { Byline } from './byline.tsx';

/** How a card looks: `large` for the first of a list, `row` with the picture beside the words on a phone, where many follow each other. */
type CardLook = 'small' | 'large' | 'row';

const shapes: Readonly<Record<CardLook, { card: string; picture: string; sizes: string; title: string; summary: string }>> = {
  small: {
    card: 'flex flex-col gap-5',
    picture: 'aspect-3/2',
    sizes: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
    title: 'title-4',
    summary: 'line-clamp-3',
  },
  large: {
    card: 'flex flex-col gap-6 lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12',
    picture: 'aspect-3/2',
    sizes: '(min-width: 1024px) 60vw, 100vw',
    title: 'title-2',
    summary: 'text-lg',
  },
  row: {
    card: 'grid grid-cols-[7rem_minmax(0,1fr)] gap-4 sm:flex sm:flex-col sm:gap-5',
    picture: 'aspect-square sm:aspect-3/2',
    sizes: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 168px',
    title: 'title-4',
    summary: 'line-clamp-3 max-sm:hidden',
  },
};

const articleRows = 'grid gap-x-5 lg:gap-x-6 max-sm:divide-y max-sm:divide-line sm:gap-y-12';
// Of rows of three the last two share their row.
const threes = (count: number) => (count % 3 === 2 ? 'lg:grid-cols-6 lg:[&>li]:col-span-2 lg:[&>li:nth-last-child(-n+2)]:col-span-3' : 'lg:grid-cols-3');

/** The look of a list of so many cards that look `row`: a grid whose rows are full where that can be, and on a phone rows with a line between them. */
export const articleRowsOf = (count: number): string => `${articleRows} ${count === 3 ? 'sm:grid-cols-3' : `sm:grid-cols-2 ${threes(count)}`}`;

type ArticleCardProps = { article: ContentCard; heading?: 'h2' | 'h3'; priority?: boolean; look?: CardLook; listPath?: string | undefined };

/** Picture, category, title, summary; the whole card leads to the article, its category to the list at `listPath` where there is one. */
export function ArticleCard({ article, heading: Heading = 'h2', priority = false, look = 'small', listPath }: ArticleCardProps) {
  const view = usePageView();
  const [category] = article.categories;
  const shape = shapes[look];
  return (
    <article className={`group relative wrap-anywhere ${shape.card}`}>
      {article.picture ? (
        <Picture picture={{ ...article.picture, alt: '' }} sizes={shape.sizes} priority={priority} className={`w-full rounded-box ${shape.picture}`} />
      ) : (
        <span className={`w-full rounded-box bg-base-200 ${shape.picture}`} />
      )}
      <div>
        {category && <Category category={category} listPath={listPath} />}
        <Heading className={shape.title}>
          <ShopLink path={detailPath(view, 'article', article.slug)} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
            {article.title}
          </ShopLink>
        </Heading>
        {article.summary && <p className={`mt-3 text-desc ${shape.summary}`}>{article.summary}</p>}
        <Byline item={article} isShort={look === 'row'} className={look === 'row' ? 'mt-2 sm:mt-3' : 'mt-3'} />
      </div>
    </article>
  );
}

/** Above the link that covers the card. */
function Category({ category, listPath }: { category: ContentCard['categories'][number]; listPath: string | undefined }) {
  if (listPath === undefined) return <p className="eyebrow mb-2">{category.title}</p>;
  return (
    <p className="eyebrow mb-1">
      <ShopLink
        path={`${listPath}?category=${encodeURIComponent(category.slug)}`}
        className="relative z-1 inline-flex min-h-6 items-center underline-offset-4 hover:underline"
      >
        {category.title}
      </ShopLink>
    </p>
  );
}
