/** The quick view of a product over its list: its picture, its options and the button that adds it to the cart. */
import { useEffect, useState, type FormEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { cartDrawerOpen } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { detailPath, localPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { lowestText } from '#ui/products/lowest-text.ts';
import { Price } from '#ui/price.tsx';
import { Quantity, readQuantity } from '#ui/forms/quantity.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import { StockLabel } from '#ui/products/stock-label.tsx';
import type { Product, ProductVariant } from '../../contract.ts';
import { firstToBuy, shownOptions } from '../../rules.ts';
import { OptionPicker } from '../product-main/buy-box/option-picker.tsx';
import { addWord } from '../product-main/buy-box/add-word.ts';
import { useBuying } from '../product-main/buy-box/use-buying.ts';
import { ChangeLine, type LineToChange } from './change-line.tsx';

type QuickViewProps = { slug: string; href: string; line?: LineToChange | undefined; onClose: () => void };

/** What stands in the dialog; `line`: it was opened to choose another variant for that. A product that cannot be had any more leads to its page, which says so. */
export function QuickView({ slug, href, line, onClose }: QuickViewProps) {
  const { lang, currency } = usePageView();
  const [product, setProduct] = useState<Product | null>(null);
  useEffect(() => {
    const query = new URLSearchParams({ slug, lang, currency });
    void callApi<Product>(`/product/detail?${query}`, undefined, { method: 'GET', quiet: true }).then(({ code, data }) => {
      if (code === 0 && data && data.variants.length > 0) return setProduct(data);
      onClose();
      navigate(href);
    });
    // What was added is shown by the cart's own panel.
    return cartDrawerOpen.listen((isOpen) => isOpen && onClose());
  }, [slug, lang, currency, href, onClose]);
  return (
    <div className="modal-box relative max-w-4xl">
      <button
        type="button"
        onClick={onClose}
        className="absolute right-8 top-8 z-10 inline-flex size-11 items-center justify-center rounded-full bg-base-100/85 hover:bg-base-200 md:right-2 md:top-2"
        aria-label={m.ui_close()}
      >
        <Icon name="close" />
      </button>
      {product ? (
        <Shown product={product} line={line} onClose={onClose} />
      ) : (
        <>
          <h2 id="quick-view-title" className="title-3 mb-6 pr-12">
            {m.product_quick_view()}
          </h2>
          <SkeletonLines count={4} label={m.page_loading()} />
        </>
      )}
    </div>
  );
}

function Shown({ product, line, onClose }: { product: Product } & Pick<QuickViewProps, 'line' | 'onClose'>) {
  const view = usePageView();
  const [variant, setVariant] = useState<ProductVariant>(product.variants.find(({ sku }) => sku === line?.sku) ?? firstToBuy(product.variants)!);
  const picture = product.images.find((image) => image.id === variant.imageId) ?? product.images[0];
  const path = detailPath(view, 'product', product.slug);
  const addressOf = (one: { sku: string }) => localPath(view, `${path}/${encodeURIComponent(one.sku)}`);
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {picture && <Picture picture={picture} sizes="(min-width: 768px) 400px, 100vw" className="aspect-square w-full rounded-box" />}
      <div className="min-w-0">
        <h2 id="quick-view-title" className="title-3 mb-3 pr-12">
          {product.title}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2" aria-live="polite">
          <Price price={variant.price} linePrice={variant.linePrice} lowest={lowestText(variant.lowestPrice, view.locale)} size="large" />
          <StockLabel state={variant.stock} left={variant.stock === 'low' ? variant.available : null} expected={variant.expected} mailed={product.giftCard} />
        </div>
        {product.summary && <p className="mt-4 text-desc">{product.summary}</p>}
        <div data-quick-options="">
          <OptionPicker
            options={shownOptions(product.options)}
            swatches={product.images.filter((image) => product.options.some((option) => option.values.some((value) => value.imageId === image.id)))}
            variants={product.variants}
            current={variant}
            addressOf={addressOf}
            onChoose={(next) => setVariant(product.variants.find((one) => one.sku === next.sku) ?? variant)}
          />
        </div>
        {line && <ChangeLine key={variant.sku} line={line} title={product.title} variant={variant} onClose={onClose} />}
        {!line && product.showCart && view.shows.carts && <Buy key={variant.sku} title={product.title} variant={variant} />}
        <p className="mt-4">
          <ShopLink path={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {m.product_see_all()}
          </ShopLink>
        </p>
      </div>
    </div>
  );
}

function Buy({ title, variant }: { title: string; variant: ProductVariant }) {
  const [quantity, setQuantity] = useState(1);
  const { busy, errorMessage, add } = useBuying();
  const soldOut = variant.stock === 'out';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('quantity');
    void add(variant.sku, typeof typed === 'string' ? readQuantity(typed, variant.available, quantity) : quantity);
  };
  return (
    <form onSubmit={submit} className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Quantity id="quick-quantity" value={quantity} max={variant.available} of={title} onChange={setQuantity} disabled={soldOut} />
        <Button type="submit" look="primary" className="grow" disabled={soldOut} busy={busy === 'add'}>
          {soldOut ? m.ui_sold_out() : addWord(variant.expected)}
        </Button>
      </div>
      {errorMessage && (
        <div className="mt-4">
          <Alert kind="error">{errorMessage}</Alert>
        </div>
      )}
    </form>
  );
}
