/** The list of articles: categories to choose from, the newest one large, the others in a grid or, on a phone, in rows; pages. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ContentListModel } from '../content-model.ts';
import { ArticleCard, articleRowsOf } from '../article-card.tsx';

/** The query of the page, for its links. */
export type ArticleListData = { query: string };

/** Plain links only: it reads without script. */
export function ArticleList({ model, data }: { settings: unknown; data: ArticleListData; model: ContentListModel }) {
  const view = usePageView();
  const { list, title, text, tag } = model;
  const first = list.page === 1 && !model.category && !tag ? list.items[0] : undefined;
  const others = first ? list.items.slice(1) : list.items;
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mt-4 lg:mt-8">{title}</h1>
      {text && <p className="mt-4 max-w-2xl text-lg text-desc">{text}</p>}
      {model.categories.length > 1 && <Categories model={model} />}
      {tag && (
        <p className="mt-6 flex flex-wrap items-center gap-4">
          {m.content_tagged({ tag: tag.title })}
          <ShopLink path={view.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {m.content_all()}
          </ShopLink>
        </p>
      )}
      {list.items.length === 0 ? (
        <EmptyState title={m.content_none()}>
          <ButtonLink path="/">{m.list_home()}</ButtonLink>
        </EmptyState>
      ) : (
        <div className="mt-8 flex flex-col gap-8 sm:gap-16 lg:mt-14 lg:gap-28">
          {first && <ArticleCard article={first} priority look="large" listPath={view.path} />}
          {others.length > 0 && (
            <ul className={`${articleRowsOf(others.length)} lg:gap-y-14`}>
              {others.map((article, index) => (
                <li key={article.id} className="max-sm:py-5">
                  <ArticleCard article={article} priority={!first && index < 2} look="row" listPath={view.path} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Pagination page={list.page} size={list.size} total={list.total} path={view.path} query={new URLSearchParams(data.query)} />
    </section>
  );
}

function Categories({ model: { categories, category } }: { model: ContentListModel }) {
  const view = usePageView();
  const look = (chosen: boolean) =>
    `inline-flex min-h-11 items-center wrap-anywhere rounded-full border px-4 ${chosen ? 'border-base-content bg-base-content text-base-100' : 'border-line hover:border-base-content'}`;
  return (
    <nav aria-label={m.content_categories()} className="mt-7">
      <ul className="swipe-row gap-2 [--swipe-width:auto] sm:flex sm:flex-wrap">
        <li>
          <ShopLink path={view.path} className={look(!category)} aria-current={category ? undefined : 'true'}>
            {m.content_all()}
          </ShopLink>
        </li>
        {categories.map((one) => (
          <li key={one.id}>
            <ShopLink
              path={`${view.path}?category=${encodeURIComponent(one.slug)}`}
              className={look(one.id === category?.id)}
              aria-current={one.id === category?.id ? 'true' : undefined}
            >
              {one.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
