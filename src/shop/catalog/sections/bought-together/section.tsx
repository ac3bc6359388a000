/** Two things that go together, and one button for both. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { detailPath, localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Icon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { AlikePrices, Price } from '#ui/price.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { TogetherButton } from './add-both/island.tsx';
import type { BoughtTogetherData, TogetherPiece } from './data.ts';

/** Nothing where nothing goes with it, or where the shop only shows things. */
export function BoughtTogether({ data }: { settings: unknown; data: BoughtTogetherData }) {
  const view = usePageView();
  const price = useMoney();
  const { shows } = view;
  if (!data || !shows.carts) return null;
  const { own, other, total, fromOrders } = data;
  return (
    <section className="page-width block-space">
      <h2 className="title-3 mb-5">{fromOrders ? m.product_bought_together() : m.product_goes_with()}</h2>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6 border-y border-line py-6">
        <div className="flex items-start gap-3 sm:gap-5">
          <AlikePrices prices={[own.price, own.linePrice, other.price, other.linePrice]}>
            <Piece piece={own} isOwn />
            <Icon name="plus" className="mt-10 size-5 sm:mt-14" />
            <Piece piece={other} />
          </AlikePrices>
        </div>
        <div className="flex flex-col gap-3">
          <p className="font-medium tabular-nums">{m.product_together_total({ price: price(total) })}</p>
          <Island
            name="bought-together"
            of={TogetherButton}
            when="visible"
            props={{ skus: [own.sku, other.sku], action: localPath(view, detailPath(view, 'product', own.slug)) }}
          />
        </div>
      </div>
    </section>
  );
}

function Piece({ piece, isOwn }: { piece: TogetherPiece; isOwn?: true }) {
  const view = usePageView();
  return (
    <div className="w-28 sm:w-36">
      {piece.picture && <Picture picture={{ ...piece.picture, alt: '' }} sizes="144px" className="aspect-square w-full rounded-field" />}
      <p className="mt-2 text-sm">
        {isOwn ? (
          m.product_this_one()
        ) : (
          <ShopLink path={detailPath(view, 'product', piece.slug)} className="underline-offset-4 hover:underline">
            {piece.title}
          </ShopLink>
        )}
      </p>
      <p className="text-sm">
        <Price price={piece.price} linePrice={piece.linePrice} size="small" />
      </p>
    </div>
  );
}
