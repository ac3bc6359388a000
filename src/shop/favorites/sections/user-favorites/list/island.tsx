/** What is on a list: put into the cart, taken off. What was taken off stays to be seen, so that a slip is put right with one more press. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as m from '#messages';
import { showToast } from '#kit/browser/toast.ts';
import { setWished } from '#kit/browser/wish-list.ts';
import { Icon } from '#ui/icons.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { AlikePrices } from '#ui/price.tsx';
import { ProductCard, type ProductCardData } from '#ui/products/product-card.tsx';
import { WishedProduct } from '#ui/products/wished-product.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { FavoriteItem } from '../../../contract.ts';

/** Something on a list; a product with what its card shows. */
export type ListedItem = FavoriteItem & { card: ProductCardData | null };

/** Products as cards, articles and pages in rows. */
export function FavoriteItems({ items }: { items: readonly ListedItem[] }) {
  const asCards = items.some(({ card }) => card);
  return (
    <AlikePrices prices={items.flatMap(({ card }) => (card ? [card.price, card.linePrice] : []))}>
      <ul className={asCards ? 'mt-8 grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 md:grid-cols-3 xl:grid-cols-4' : 'divide-y divide-line border-b border-line'}>
        {items.map((item) => (
          <Item key={`${item.type} ${item.id}`} item={item} />
        ))}
      </ul>
    </AlikePrices>
  );
}

function Item({ item }: { item: ListedItem }) {
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
  const onPicture = item.card !== null && !gone;
  const look = onPicture ? 'heart-disc absolute right-0.5 top-0.5 z-10 size-11 justify-center' : 'min-h-11 text-sm underline underline-offset-4';
  const move = (
    <button ref={button} type="button" className={`inline-flex items-center ${look}`} onClick={() => void toggle()}>
      {onPicture && <Icon name="close" />}
      <span className={onPicture ? 'sr-only' : ''}>{gone ? m.favorite_put_back() : m.favorite_remove()}</span>
      <span className="sr-only"> {item.title}</span>
    </button>
  );
  return item.card ? <CardItem item={item} card={item.card} gone={gone} move={move} /> : <RowItem item={item} gone={gone} move={move} />;
}

type Shown = { item: ListedItem; gone: boolean; move: ReactNode };

/** The card leads to the product, and a cross on its picture takes it off. */
function CardItem({ item, card, gone, move }: Shown & { card: ProductCardData }) {
  return (
    <li className="relative flex flex-col">
      <div className={`grow ${gone ? 'opacity-70' : ''}`}>
        <ProductCard
          product={card}
          heading="h2"
          foot={!gone && item.product && <WishedProduct product={item.product} colours={card.swatches?.length ?? 0} savedPrice={item.savedPrice} />}
        />
      </div>
      {gone ? <div className="mt-2">{move}</div> : move}
    </li>
  );
}

function RowItem({ item: { type, slug, title, summary, picture }, gone, move }: Shown) {
  const view = usePageView();
  return (
    <li className="flex items-start gap-x-5 py-5">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="96px" className={`size-20 shrink-0 rounded-field sm:size-24 ${gone ? 'opacity-70' : ''}`} />
      ) : (
        <span className="size-20 shrink-0 rounded-field bg-base-200 sm:size-24" />
      )}
      <div className="min-w-0 grow">
        <h2 className="font-medium">
          <ShopLink path={detailPath(view, type, slug)} className="underline-offset-4 hover:underline">
            {title}
          </ShopLink>
        </h2>
        {summary && <p className="mt-1 text-sm text-desc">{summary}</p>}
      </div>
      {move}
    </li>
  );
}
