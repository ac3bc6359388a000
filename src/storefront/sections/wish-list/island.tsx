/** What the visitor has put aside: products as cards, articles and pages as links. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { cardOf } from '#shop/catalog/sections/card-of.ts';
import type { FavoriteItem, FavoriteList, FavoriteType } from '#shop/favorites/contract.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FavoriteButton } from '#ui/favorite-button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/product-grid.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';

const pageSize = 24;
const skeletonLines = 3;

const fetchPage = (page: number) => callApi<FavoriteList>('/favorite/list', { page, size: pageSize }, { quiet: true });

type Shown = { items: FavoriteItem[]; total: number; page: number };

/** What is taken off stays to be seen until the page is left, so that a slip is put right with one more click. */
export function WishListPage() {
  const { locale } = usePageView();
  const [shown, setShown] = useState<Shown | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = (before: readonly FavoriteItem[], page: number, { code, msg, data }: ApiAnswer<FavoriteList>) => {
    if (code === 0 && data) setShown({ items: [...before, ...data.items], total: data.total, page });
    else setRefusal(msg);
  };
  useEffect(() => {
    void fetchPage(1).then((answer) => take([], 1, answer));
  }, []);
  if (refusal) return <p role="alert">{refusal}</p>;
  if (!shown)
    return (
      <>
        <p className="text-desc [@media(scripting:enabled)]:hidden">{m.favorite_needs_script({}, { locale })}</p>
        <div className="noscript:hidden">
          <SkeletonLines count={skeletonLines} label={m.favorite_loading({}, { locale })} />
        </div>
      </>
    );
  if (shown.total === 0)
    return (
      <EmptyState icon="heart" title={m.favorite_empty({}, { locale })} text={m.favorite_empty_text({}, { locale })}>
        <ButtonLink path="/" look="primary">
          {m.list_home({}, { locale })}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <Products items={shown.items} />
      <Reading items={shown.items} />
      {shown.items.length < shown.total && shown.page * pageSize < shown.total && (
        <div className="mt-12 text-center">
          <Button onClick={() => void fetchPage(shown.page + 1).then((answer) => take(shown.items, shown.page + 1, answer))}>
            {m.favorite_more({}, { locale })}
          </Button>
        </div>
      )}
    </>
  );
}

function Products({ items }: { items: readonly FavoriteItem[] }) {
  const view = usePageView();
  const products = items.flatMap(({ product }) => (product ? [{ ...cardOf(product, view), favorite: product.id }] : []));
  return products.length > 0 ? <ProductGrid products={products} heading="h2" /> : null;
}

function Reading({ items }: { items: readonly FavoriteItem[] }) {
  const view = usePageView();
  const readable = items.filter((item): item is FavoriteItem & { type: Exclude<FavoriteType, 'product'> } => item.type !== 'product');
  if (readable.length === 0) return null;
  return (
    <>
      <h2 className="title-3 mb-4 mt-16">{m.favorite_reading({}, { locale: view.locale })}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {readable.map((item) => (
          <li key={`${item.type} ${item.id}`} className="flex items-center justify-between gap-6 py-4">
            <div>
              <ShopLink path={detailPath(view, item.type, item.slug)} className="font-medium underline-offset-4 hover:underline">
                {item.title}
              </ShopLink>
              {item.summary && <p className="mt-1 text-sm text-desc">{item.summary}</p>}
            </div>
            <FavoriteButton type={item.type} id={item.id} title={item.title} />
          </li>
        ))}
      </ul>
    </>
  );
}
