/** An article: heading, author, picture, text, tags, and links to the previous and next article. */
import * as m from '#messages';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { FavoriteButton } from '#ui/products/favorite-button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ContentCard, TopicReference } from '../../contract.ts';
import { Byline } from '../byline.tsx';
import type { ContentPageModel } from '../content-model.ts';

/**
 * From the breadcrumb to the last link all words begin at one edge: the page's on a phone and a tablet, that of a column in its middle on a desk. There a
 * line has some 70 letters, or 33 Chinese ones.
 */
const textColumn = 'mx-auto lg:max-w-[38rem]';

/** Nothing of it needs script but the heart, which is not there without. */
export function ArticleBody({ model: { item, list, neighbours } }: { settings: unknown; data: unknown; model: ContentPageModel }) {
  const { shows, lang } = usePageView();
  const written = otherLanguageOf(item.languages, lang);
  return (
    <article className="page-width pb-8 pt-3 lg:pt-5">
      <header className={textColumn}>
        <Breadcrumb crumbs={[...(list ? [list] : []), { title: item.title, lang: written }]} />
        {item.categories.length > 0 && <Categories categories={item.categories} listPath={list?.path} />}
        <h1 lang={written} className="title-1 mt-3">
          {item.title}
        </h1>
        {item.summary && (
          <p lang={written} className="mt-5 text-lg text-desc">
            {item.summary}
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Byline item={item} minutes={item.readingMinutes} />
          {shows.favorites && <FavoriteButton type="article" id={item.id} title={item.title} look="plain" className="-mr-3" />}
        </div>
      </header>
      {item.picture && (
        <Picture picture={item.picture} sizes="(min-width: 1152px) 1088px, 100vw" priority className="mx-auto mt-10 aspect-3/2 w-full max-w-5xl rounded-box" />
      )}
      <RichText html={item.body} lang={written} className={`mt-10 max-lg:max-w-none text-[1.0625rem] lg:text-lg ${textColumn}`} />
      {item.tags.length > 0 && <Tags tags={item.tags} listPath={list?.path} />}
      {neighbours && (neighbours.previous || neighbours.next) && <Ways previous={neighbours.previous} next={neighbours.next} />}
    </article>
  );
}

function Categories({ categories, listPath }: { categories: readonly TopicReference[]; listPath: string | undefined }) {
  return (
    <p className="eyebrow mt-6 flex flex-wrap gap-x-4 lg:mt-12">
      {categories.map((category) =>
        listPath ? (
          <ShopLink
            key={category.id}
            path={`${listPath}?category=${encodeURIComponent(category.slug)}`}
            className="inline-flex min-h-8 items-center wrap-anywhere underline-offset-4 hover:underline"
          >
            {category.title}
          </ShopLink>
        ) : (
          <span key={category.id}>{category.title}</span>
        ),
      )}
    </p>
  );
}

const chip = 'inline-flex min-h-9 items-center wrap-anywhere rounded-full border border-line px-4 text-sm';

function Tags({ tags, listPath }: { tags: readonly TopicReference[]; listPath: string | undefined }) {
  return (
    <ul aria-label={m.content_tags()} className={`mt-10 flex flex-wrap gap-2 ${textColumn}`}>
      {tags.map((tag) => (
        <li key={tag.id}>
          {listPath ? (
            <ShopLink path={`${listPath}?tag=${encodeURIComponent(tag.slug)}`} className={`${chip} hover:border-base-content`}>
              {tag.title}
            </ShopLink>
          ) : (
            <span className={chip}>{tag.title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Ways({ previous, next }: { previous: ContentCard | null; next: ContentCard | null }) {
  const view = usePageView();
  return (
    <nav aria-label={m.content_more()} className={`mt-12 grid gap-6 border-t border-line pt-8 sm:grid-cols-2 ${textColumn}`}>
      {previous && (
        <ShopLink path={detailPath(view, 'article', previous.slug)} rel="prev" className="group block">
          <span className="text-sm text-desc">{m.content_previous()}</span>
          <span className="mt-1 block font-medium wrap-anywhere underline-offset-4 group-hover:underline">{previous.title}</span>
        </ShopLink>
      )}
      {next && (
        <ShopLink path={detailPath(view, 'article', next.slug)} rel="next" className="group block sm:col-start-2 sm:text-right">
          <span className="text-sm text-desc">{m.content_next()}</span>
          <span className="mt-1 block font-medium wrap-anywhere underline-offset-4 group-hover:underline">{next.title}</span>
        </ShopLink>
      )}
    </nav>
  );
}
