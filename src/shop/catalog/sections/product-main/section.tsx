/** The product: pictures, name, price, options, and the way to buy. */
import * as m from '#messages';
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { RatingLine } from '#ui/stars.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { shownOptions } from '../../rules.ts';
import { BuyBox } from './buy-box/island.tsx';
import type { ProductPageModel } from './data.ts';
import { Gallery } from './gallery/island.tsx';

/** Pictures at the left, what to decide at the right; the right side stays in view on a wide screen. */
export function ProductMain({ model: { product, variant } }: { settings: unknown; data: unknown; model: ProductPageModel }) {
  const view = usePageView();
  const crumbs: Crumb[] = [
    ...product.categories.map((category) => ({ title: category.title, path: detailPath(view, 'category', category.slug) })),
    { title: product.title },
  ];
  return (
    <article className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-3 grid gap-x-12 gap-y-8 lg:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20">
        <Island
          name="product-gallery"
          of={Gallery}
          when="idle"
          props={{ pictures: variantFirst(product.images, variant.imageId), title: product.title, slides: product.showSlideImage }}
          className="min-w-0"
        />
        <div className="lg:sticky lg:top-28 lg:self-start">
          {product.brand && <p className="eyebrow mb-2">{product.brand}</p>}
          <h1 className="title-1">{product.title}</h1>
          {product.rating !== null && product.reviewCount > 0 && (
            <a href="#reviews" className="mt-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              <RatingLine rating={product.rating} count={product.reviewCount} />
            </a>
          )}
          {product.summary && <p className="mb-6 mt-4 text-desc">{product.summary}</p>}
          <Island
            name="buy-box"
            of={BuyBox}
            when="load"
            props={{
              slug: product.slug,
              title: product.title,
              options: shownOptions(product.options),
              variants: product.variants.map(({ sku, options, price, linePrice, stock, available, imageId }) => ({
                sku,
                options,
                price,
                linePrice,
                stock,
                available,
                imageId,
              })),
              sku: variant.sku,
              showCart: product.showCart,
            }}
          />
          <DeliveryHints />
        </div>
      </div>
    </article>
  );
}

/** The picture of the variant that the address names comes first; the others keep their order. */
function variantFirst(pictures: readonly PictureData[], id: string | null): PictureData[] {
  const own = pictures.filter((picture) => picture.id === id);
  return [...own, ...pictures.filter((picture) => picture.id !== id)];
}

function DeliveryHints() {
  const view = usePageView();
  const { locale } = view;
  const link = 'underline underline-offset-4 hover:no-underline';
  return (
    <ul className="mt-8 flex flex-col gap-3 border-t border-line pt-6 text-sm text-desc">
      <li className="flex gap-3">
        <Icon name="truck" />
        <ShopLink path={detailPath(view, 'page', 'shipping')} className={link}>
          {m.product_delivery_more({}, { locale })}
        </ShopLink>
      </li>
      <li className="flex gap-3">
        <Icon name="return" />
        <ShopLink path={detailPath(view, 'page', 'returns')} className={link}>
          {m.product_returns({}, { locale })}
        </ShopLink>
      </li>
    </ul>
  );
}
