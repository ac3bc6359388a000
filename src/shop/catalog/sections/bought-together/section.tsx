/** Two things that go together, and one button for both. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { detailPath, localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Icon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { AlikePrices, Price } from '#ui/price.tsx';
import { expectedBriefly } from '#ui/products/expected-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
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
      <SectionHeading title={fromOrders ? m.product_bought_together() : m.product_goes_with()} />
      <div className="grid gap-x-16 gap-y-6 border-y border-line py-6 lg:grid-cols-[7fr_5fr] lg:items-center">
        <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-3 sm:items-center sm:gap-6">
          <AlikePrices prices={[own.price, own.linePrice, other.price, other.linePrice]}>
            <Piece piece={own} isOwn />
            <Icon name="plus" className="size-5 max-sm:mt-[calc(22vw-1.5rem)]" />
            <Piece piece={other} />
          </AlikePrices>
        </div>
        <div className="flex flex-col gap-3">
          <p className="text-lg font-medium tabular-nums">{m.product_together_total({ price: price(total) })}</p>
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
    <div className="min-w-0 sm:flex sm:items-center sm:gap-5">
      {piece.picture && (
        <Picture
          picture={{ ...piece.picture, alt: '' }}
          sizes="(min-width: 640px) 144px, 42vw"
          className="aspect-square w-full shrink-0 rounded-field sm:w-28 lg:w-36"
        />
      )}
      <div className="min-w-0 wrap-anywhere max-sm:mt-2">
        <p className="font-medium">
          {isOwn ? (
            m.product_this_one()
          ) : (
            <ShopLink path={detailPath(view, 'product', piece.slug)} className="underline-offset-4 hover:underline">
              {piece.title}
            </ShopLink>
          )}
        </p>
        <Price price={piece.price} linePrice={piece.linePrice} size="small" />
        {piece.expected && <p className="mt-1 text-sm">{expectedBriefly(piece.expected, view.locale)}</p>}
      </div>
    </div>
  );
}
