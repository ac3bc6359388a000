/** Products as lines, to be bought, such as those that are seen in a picture. */
import * as m from '#messages';
import { Icon } from '../icons.tsx';
import { detailPath, usePageView } from '../page-view.tsx';
import type { PictureData } from '../picture-data.ts';
import { Thumbnail } from '../picture.tsx';
import { Price } from '../price.tsx';
import { lowestText } from './lowest-text.ts';
import { ShopLink } from '../shop-link.tsx';

type Money = { amount: number; currency: string };

/** What a line shows of a product. */
export type SeenProduct = {
  slug: string;
  title: string;
  images: readonly PictureData[];
  price: Money;
  linePrice: Money | null;
  lowestPrice?: Money | null;
  priceVaries: boolean;
  stock: 'in' | 'low' | 'out';
  showCart: boolean;
  variantCount: number;
};

const columnsOf = { one: '', two: 'sm:grid-cols-2', untilDesk: 'sm:grid-cols-2 lg:grid-cols-1' } as const;

/** `label` names the list; `columns`: two beside each other where there is room, or on a tablet alone. Nothing where there are none. */
export function SeenProducts({ products, label, columns = 'one' }: { products: readonly SeenProduct[]; label: string; columns?: keyof typeof columnsOf }) {
  if (products.length === 0) return null;
  return (
    <ul aria-label={label} className={`grid gap-x-8 border-b border-line ${columnsOf[columns]}`}>
      {products.map((product) => (
        <li key={product.slug} className="border-t border-line py-3">
          <SeenLine product={product} />
        </li>
      ))}
    </ul>
  );
}

/** The whole line leads to the product, the link at its end to where it is chosen, over the page where there is script. */
function SeenLine({ product: { slug, title, images, price, linePrice, lowestPrice, priceVaries, stock, showCart, variantCount } }: { product: SeenProduct }) {
  const view = usePageView();
  const path = detailPath(view, 'product', slug);
  const canBuy = showCart && view.shows.carts && stock !== 'out';
  return (
    <div className="group relative flex items-center gap-4">
      <Thumbnail picture={images[0] ?? null} />
      <div className="min-w-0 grow">
        <ShopLink path={path} className="font-medium underline-offset-4 after:absolute after:inset-0 group-hover:underline">
          {title}
        </ShopLink>
        <p>
          {stock === 'out' ? (
            <span className="text-sm text-desc">{m.ui_sold_out()}</span>
          ) : (
            <Price price={price} linePrice={linePrice} lowest={lowestText(lowestPrice, view.locale)} from={priceVaries} size="small" />
          )}
        </p>
      </div>
      {canBuy && (
        <ShopLink path={path} data-quick-view={slug} className="relative z-10 -mr-3 flex size-11 shrink-0 items-center justify-center">
          <Icon name="cart" className="size-5" />
          <span className="sr-only">
            {variantCount > 1 ? m.product_choose_options() : m.product_add()} {title}
          </span>
        </ShopLink>
      )}
    </div>
  );
}
