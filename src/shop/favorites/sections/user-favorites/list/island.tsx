/** What is on a list: put into the cart, taken off. What was taken off stays to be seen, so that a slip is put right with one more press. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { cart, cartCount, cartDrawerOpen } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { setWished } from '#kit/browser/wish-list.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { expectedOffer } from '#ui/products/expected-text.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { FavoriteItem } from '../../../contract.ts';

/** See above. */
export function FavoriteItems({ items }: { items: readonly FavoriteItem[] }) {
  return (
    <ul className="divide-y divide-line border-b border-line">
      {items.map((item) => (
        <Item key={`${item.type} ${item.id}`} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: FavoriteItem }) {
  const view = usePageView();
  const [gone, setGone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (moved) button.current?.focus();
  }, [moved, gone]);
  const toggle = async () => {
    const { code, msg } = await setWished(item.type, item.id, gone ? 'add' : 'cancel');
    if (code === 0) {
      setGone(!gone);
      setMoved(true);
    } else if (code === 40) showToast(msg, { kind: 'error' });
  };
  const { product } = item;
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 py-5">
      {item.picture ? (
        <Picture picture={{ ...item.picture, alt: '' }} sizes="96px" className={`size-24 shrink-0 rounded-field ${gone ? 'opacity-70' : ''}`} />
      ) : (
        <span className="size-24 shrink-0 rounded-field bg-base-200" />
      )}
      <ItemWords item={item} />
      <div className="flex flex-wrap gap-3">
        {product && !gone && <Buy product={product} path={detailPath(view, 'product', item.slug)} />}
        <button
          ref={button}
          type="button"
          className="inline-flex min-h-11 items-center px-2 font-medium underline underline-offset-4"
          onClick={() => void toggle()}
        >
          {gone ? m.favorite_put_back() : m.favorite_remove()}
          <span className="sr-only"> {item.title}</span>
        </button>
      </div>
    </li>
  );
}

function ItemWords({ item: { type, slug, title, summary, product } }: { item: FavoriteItem }) {
  const view = usePageView();
  return (
    <div className="min-w-0 grow basis-48">
      <h2 className="font-medium">
        <ShopLink path={detailPath(view, type, slug)} className="underline-offset-4 hover:underline">
          {title}
        </ShopLink>
      </h2>
      {summary && <p className="mt-1 text-sm text-desc">{summary}</p>}
      {product && (
        <p className="mt-2">
          <Price price={product.price} linePrice={product.linePrice} from={product.priceVaries} />
          {product.stock === 'out' && <span className="ml-3 text-sm text-desc">{m.ui_sold_out()}</span>}
          {product.expected && <span className="ml-3 text-sm text-desc">{expectedOffer(product.expected, view.locale)}</span>}
        </p>
      )}
    </div>
  );
}

/** One variant is bought at once; of several one is chosen on the product's page. */
function Buy({ product, path }: { product: NonNullable<FavoriteItem['product']>; path: string }) {
  const [busy, setBusy] = useState(false);
  if (!product.showCart || product.stock === 'out') return null;
  if (product.variantCount > 1)
    return (
      <ButtonLink path={path}>
        {m.favorite_choose()}
        <span className="sr-only"> {product.title}</span>
      </ButtonLink>
    );
  const add = async () => {
    setBusy(true);
    const { code, msg, data } = await callApi<{ count: number }>('/cart/add', { sku: product.sku, quantity: 1 });
    setBusy(false);
    if (code === 0 && data) {
      cart.set(data);
      cartCount.set(data.count);
      cartDrawerOpen.set(true);
    } else if (code === 40) showToast(msg, { kind: 'error' });
  };
  return (
    <Button busy={busy} onClick={() => void add()}>
      {m.product_add()}
      <span className="sr-only"> {product.title}</span>
    </Button>
  );
}
