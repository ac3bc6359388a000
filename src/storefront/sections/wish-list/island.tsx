/** The visitor's saved items: products as cards, articles and pages as links. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { showToast } from '#kit/browser/toast.ts';
import { isWished } from '#kit/browser/wish-list.ts';
import { cardOf } from '#shop/catalog/sections/card-of.ts';
import type { FavoriteItem, FavoriteList, FavoriteType } from '#shop/favorites/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/failures/load-failed.tsx';
import { FavoriteButton } from '#ui/products/favorite-button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { WishedProduct } from '#ui/products/wished-product.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';

const pageSize = 24;
const skeletonLines = 3;

// In the hash: the token of a shared list, or of a mailed link that ends notices about one.
const stop = 'stop=';

const fetchPage = (page: number, token: string) =>
  callApi<FavoriteList & { title?: string }>(
    token ? '/favorite/shared' : '/favorite/list',
    { page, size: pageSize, ...(token ? { token } : {}) },
    { quiet: true },
  );

type Shown = { items: FavoriteItem[]; total: number; page: number; token: string; title: string };

/** What is taken off stays to be seen until the page is left, so that a slip is put right with one more click. */
export function WishListPage() {
  const { shown, errorMessage, readAgain, more } = useWishList();
  const list = useRef<HTMLDivElement>(null);
  const showMore = async () => {
    const entries = () => list.current?.querySelectorAll('li') ?? [];
    const first = entries().length;
    await more();
    // With the last page the button goes.
    requestAnimationFrame(() => document.activeElement === document.body && entries()[first]?.querySelector('a')?.focus());
  };
  if (errorMessage && !shown) return <LoadFailed message={errorMessage} onRetry={readAgain} />;
  if (!shown)
    return (
      <>
        <p className="text-desc [@media(scripting:enabled)]:hidden">{m.favorite_needs_script()}</p>
        <div className="noscript:hidden">
          <SkeletonLines count={skeletonLines} label={m.favorite_loading()} />
        </div>
      </>
    );
  if (shown.items.length === 0)
    return (
      <EmptyState icon="heart" title={shown.token ? m.favorite_shared_empty() : m.favorite_empty()} {...(shown.token ? {} : { text: m.favorite_empty_text() })}>
        <ButtonLink path="/" look="primary">
          {m.list_home()}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      {shown.title && <h2 className="title-2 mb-8 break-words">{shown.title}</h2>}
      <div ref={list}>
        <Products items={shown.items} />
        <Reading items={shown.items} />
      </div>
      {shown.page * pageSize < shown.total && (
        <div className="mt-12 flex flex-col items-center gap-5">
          {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
          <Button onClick={() => void showMore()}>{m.favorite_more()}</Button>
        </div>
      )}
    </>
  );
}

function stopNotices(token: string): void {
  void callApi('/favorite/watch/stop', { token }, { quiet: true }).then(({ code, msg }) =>
    showToast(code === 0 ? m.favorite_stopped() : msg, { ms: 6_000, ...(code !== 0 && { kind: 'error' }) }),
  );
}

/** The list as far as it was fetched, again when the address names another; `errorMessage` is why the last call failed. */
function useWishList() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const take = (items: FavoriteItem[], { page, token }: { page: number; token: string }, { code, msg, data }: ApiAnswer<FavoriteList & { title?: string }>) => {
    setErrorMessage(code === 0 ? null : msg);
    if (code === 0 && data) setShown({ items, total: data.total, page, token, title: data.title ?? '' });
  };
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const read = () => {
      const behind = location.hash.slice(1);
      if (behind.startsWith(stop)) stopNotices(behind.slice(stop.length));
      const token = behind.startsWith(stop) ? '' : behind;
      setErrorMessage(null);
      void fetchPage(1, token).then((answer) => take(answer.data?.items ?? [], { page: 1, token }, answer));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [tries]);
  const more = async () => {
    if (!shown) return;
    const { items, token } = shown;
    const seen = new Set(items.map(({ type, id }) => `${type} ${id}`));
    // What was taken off stays to be seen here; in the shop's list the rest has moved up.
    const left = token ? items.length : items.filter(({ type, id }) => isWished(type, id)).length;
    for (let page = Math.floor(left / pageSize) + 1; ; page += 1) {
      const answer = await fetchPage(page, token);
      const { items: asked = [], total = 0 } = answer.data ?? {};
      const unseen = asked.filter(({ type, id }) => !seen.has(`${type} ${id}`));
      if (unseen.length > 0 || page * pageSize >= total) return take([...items, ...unseen], { page, token }, answer);
    }
  };
  return { shown, errorMessage, readAgain: () => setTries(tries + 1), more };
}

function Products({ items }: { items: readonly FavoriteItem[] }) {
  const view = usePageView();
  const wished = items.flatMap(({ product, savedPrice }) =>
    product ? [{ product, savedPrice, card: { ...cardOf(product, view), favorite: product.id } }] : [],
  );
  if (wished.length === 0) return null;
  const foot = (index: number) => {
    const { product, savedPrice } = wished[index]!;
    return <WishedProduct product={product} colours={product.swatches.length} savedPrice={savedPrice} />;
  };
  return <ProductGrid products={wished.map(({ card }) => card)} heading="h2" foot={foot} />;
}

function Reading({ items }: { items: readonly FavoriteItem[] }) {
  const view = usePageView();
  const readable = items.filter((item): item is FavoriteItem & { type: Exclude<FavoriteType, 'product'> } => item.type !== 'product');
  if (readable.length === 0) return null;
  return (
    <>
      <h2 className="title-3 mb-4 mt-16">{m.favorite_reading()}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {readable.map((item) => (
          <li key={`${item.type} ${item.id}`} className="flex items-center justify-between gap-6 py-4">
            <div className="min-w-0 break-words">
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
