/** What a wish list says below a product: whether it is there, whether it has become cheaper, and the way to buy it. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { showAdded } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '../button.tsx';
import { detailPath, usePriceInText, usePageView } from '../page-view.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { ExpectedGoods } from './expected-text.ts';
import { StockLabel, type StockState } from './stock-label.tsx';

type Money = { amount: number; currency: string };

type Product = {
  slug: string;
  title: string;
  sku: string;
  stock: StockState;
  available: number | null;
  expected: ExpectedGoods | null;
  price: Money;
  showCart: boolean;
  variantCount: number;
};

type Wished = { product: Product; colours: number; savedPrice: Money | null };

/** `colours`: how many there are; `savedPrice`: what it cost when it was saved, where that is known. */
export function WishedProduct({ product, colours, savedPrice }: Wished) {
  const inText = usePriceInText();
  const view = usePageView();
  const { slug, title, stock, available, expected, price, showCart, variantCount } = product;
  const cheaper = savedPrice !== null && savedPrice.currency === price.currency && savedPrice.amount > price.amount;
  const buyable = showCart && view.shows.carts && stock !== 'out';
  return (
    <div className="flex grow flex-col gap-2">
      {cheaper && <p className="text-sm text-saving">{m.favorite_cheaper({ before: inText(savedPrice) })}</p>}
      {/* What is there says so by its button. */}
      {(stock !== 'in' || expected) && <StockLabel state={stock} left={stock === 'low' && variantCount === 1 ? available : null} expected={expected} />}
      {buyable && variantCount > 1 && <ChooseLink path={detailPath(view, 'product', slug)} title={title} variantCount={variantCount} colours={colours} />}
      {buyable && variantCount === 1 && <AddButton product={product} />}
    </div>
  );
}

/** One variant is bought at once; of several one is chosen on the product's page. */
function AddButton({ product: { sku, title } }: { product: Product }) {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const { code, msg, data } = await callApi<{ count: number }>('/cart/add', { sku, quantity: 1 });
    setBusy(false);
    if (code === 0 && data) showAdded(data);
    else if (code === 40) showToast(msg, { kind: 'error' });
  };
  return (
    <Button wide className="relative z-10 mt-auto" busy={busy} onClick={() => void add()}>
      {m.product_add()}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}
