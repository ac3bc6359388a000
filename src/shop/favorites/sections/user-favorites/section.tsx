/** The user's favorites: three lists, shared by a link, watched for news. */
import * as m from '#messages';
import { Accordion } from '#ui/accordion.tsx';
import { buttonClasses, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { TabStrip } from '#ui/tabs/tab-strip.tsx';
import { favoriteTypes, type FavoriteCount, type FavoriteList, type FavoriteShare, type FavoriteType, type FavoriteWatch } from '../../contract.ts';
import { FavoriteItems, type ListedItem } from './list/island.tsx';
import { ListSettings } from './settings/island.tsx';

/** What the page's loader gives. */
export type UserFavoritesModel = {
  type: FavoriteType;
  counts: FavoriteCount;
  list: Omit<FavoriteList, 'items'> & { items: ListedItem[] };
  share: FavoriteShare | null;
  watch: FavoriteWatch;
};

const titles: Readonly<Record<FavoriteType, () => string>> = { product: m.favorite_products, article: m.favorite_articles, page: m.favorite_pages };

const empty: Readonly<Record<FavoriteType, () => string>> = {
  product: m.favorite_empty_products,
  article: m.favorite_empty_articles,
  page: m.favorite_empty_pages,
};

export function UserFavorites({ model: { type, counts, list, share, watch } }: { settings: unknown; model: UserFavoritesModel }) {
  const { path } = usePageView();
  // Most people only put products aside: one list needs no tabs.
  const shown = favoriteTypes.filter((one) => one === 'product' || one === type || counts[one] > 0);
  return (
    <section className="py-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-1">{m.layout_user_favorite()}</h1>
        {/* Browsers open what is closed around the place that an address names. */}
        {list.items.length > 0 && (
          <a href="#favorite-share" className={buttonClasses('plain', false, '')}>
            {m.favorite_share()}
          </a>
        )}
      </div>
      {shown.length > 1 && (
        <TabStrip
          label={m.favorite_tabs()}
          tabs={shown.map((one) => ({
            path: one === 'product' ? path : `${path}?type=${one}`,
            title: titles[one](),
            count: counts[one],
            isCurrent: one === type,
          }))}
        />
      )}
      {list.items.length === 0 ? (
        <EmptyState icon="heart" title={empty[type]()} text={m.favorite_empty_tab_text()}>
          <WayOn type={type} first={list.page > 1 ? path : null} />
        </EmptyState>
      ) : (
        <Island name="favorite-items" of={FavoriteItems} when="load" props={{ items: list.items }} />
      )}
      <Pagination page={list.page} size={list.size} total={list.total} path={path} query={new URLSearchParams(type === 'product' ? {} : { type })} />
      <div className="mt-12 border-t border-line">
        <Accordion title={m.favorite_settings()} open={share !== null}>
          <Island name="favorite-settings" of={ListSettings} when="idle" props={{ share, watch }} />
        </Accordion>
      </div>
    </section>
  );
}

/** To the first page of the list where this is one behind its end, else to where something can be found. */
function WayOn({ type, first }: { type: FavoriteType; first: string | null }) {
  if (first !== null) return <ButtonLink path={first}>{titles[type]()}</ButtonLink>;
  if (type === 'product') return <ButtonLink path="/search">{m.promotions_to_shop()}</ButtonLink>;
  return <ButtonLink path="/">{m.list_home()}</ButtonLink>;
}
