/** The product: pictures, name, price, options, and the way to buy. */
import * as m from '#messages';
import { otherLanguageOf, type Locale } from '#kit/pure/languages.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import { detailPath, usePageView, type PageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { usualPath } from '#ui/usual-pages.tsx';
import { lowestText } from '#ui/products/lowest-text.ts';
import { SeenProducts } from '#ui/products/seen-products.tsx';
import { expectedDay } from '#ui/products/expected-text.ts';
import { RatingLine } from '#ui/products/stars.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { brandKey, shownOptions } from '../../rules.ts';
import { SizeGuidePanel } from './size-guide.tsx';
import { ExpressButtons } from '../../../payments/express/index.ts';
import { BuyBox } from './buy-box/island.tsx';
import { isSoldOut, type BuyBoxProps, type ProductMainData, type ProductPageModel } from './data.ts';
import { DeliveryHints } from './delivery-hints.tsx';
import { Details, Specifications } from './details.tsx';
import { Gallery } from './gallery/island.tsx';
import { inCartText, offerTexts } from './offer-texts.ts';

/** With no more of them the pictures are no higher than what is beside them. */
const fewPictures = 4;

/**
 * Pictures and below them the specifications at the left; at the right what to decide, then what there is to read. Each column goes on by itself, so
 * that none waits for the longer one. On a desk many pictures make the left one the longer: the specifications then end the right one.
 */
export function ProductMain({ model: { product, variant, promotions }, data }: { settings: unknown; data: ProductMainData; model: ProductPageModel }) {
  const view = usePageView();
  const manyPictures = product.showSlideImage && view.shows.slides && product.images.length + product.videos.length > fewPictures;
  return (
    <article className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={crumbsOf(product, view)} />
      <div className="mt-3 grid gap-x-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:mt-5 lg:gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20">
        <Island
          name="product-gallery"
          of={Gallery}
          when="idle"
          props={{
            pictures: variantFirst(product.images, variant.imageId),
            videos: product.videos,
            title: product.title,
            slides: product.showSlideImage && view.shows.slides,
            worth: product.giftCard ? variant.price : null,
          }}
          className={`min-w-0 pb-8 ${manyPictures ? 'lg:row-span-2' : ''}`}
        />
        <div className={`flex min-w-0 flex-col md:row-span-2 ${manyPictures ? 'lg:row-span-1' : ''}`}>
          <ProductHead product={product} brandTitle={data.brandTitle} />
          <Summary product={product} />
          {data.errorMessage !== null && (
            <Alert kind="error" first>
              {data.errorMessage}
            </Alert>
          )}
          <Island name="buy-box" of={BuyBox} when="load" props={buyBoxOf({ product, variant, promotions }, { view, data })} />
          <ShareByMail title={product.title} />
          {!(product.showCart && view.shows.carts) && <NotOnline contact={usualPath(view, 'contact')!} />}
          {data.express && product.showCart && product.variants.some(({ stock }) => stock !== 'out') && view.shows.carts && (
            <Island name="express-buttons" of={ExpressButtons} when="interaction" props={data.express} />
          )}
          <Alternatives products={data.alternatives} />
          <Terms product={product} data={data} />
          <Details product={product} terms={data.terms} />
        </div>
        <Specifications product={product} className={manyPictures ? 'lg:border-t-0' : ''} />
      </div>
    </article>
  );
}

/** Below the mail about a product that is sold out: what there is instead. */
function Alternatives({ products }: { products: ProductMainData['alternatives'] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" className="mt-8">
      <h2 id="alternatives" className="mb-3 font-medium">
        {m.product_alternatives()}
      </h2>
      <SeenProducts products={products} label={m.product_alternatives()} />
    </section>
  );
}

/** A gift card is for the whole shop, wherever it is put. */
function crumbsOf({ giftCard, categories, title, languages }: ProductPageModel['product'], view: PageView): Crumb[] {
  const above = giftCard ? [] : categories.map((category) => ({ title: category.title, path: detailPath(view, 'category', category.slug) }));
  return [...above, { title, lang: otherLanguageOf(languages, view.lang) }];
}

/** Brand, name and stars; on a phone the stars stand beside the brand. */
function ProductHead({ product, brandTitle }: Pick<ProductPageModel, 'product'> & Pick<ProductMainData, 'brandTitle'>) {
  const { lang } = usePageView();
  const hasBrand = product.brand && !product.giftCard;
  return (
    <div className="max-md:mb-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-6">
      {hasBrand && <Brand name={product.brand} title={brandTitle || product.brand} />}
      <h1 lang={otherLanguageOf(product.languages, lang)} className="title-1 max-md:order-1 max-md:w-full">
        {product.title}
      </h1>
      {product.rating !== null && product.reviewCount > 0 && (
        <a href="#reviews" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:mt-3">
          <RatingLine rating={product.rating} count={product.reviewCount} />
        </a>
      )}
    </div>
  );
}

/** Common to all variants: sizes, delivery and return. */
function Terms({ product, data }: Pick<ProductPageModel, 'product'> & { data: ProductMainData }) {
  return (
    <div>
      {product.giftCard && <GiftSteps />}
      {product.sizeGuide && <SizeGuidePanel guide={product.sizeGuide} />}
      {!product.giftCard && !isSoldOut(product) && <DeliveryHints terms={data.terms} returnDays={data.returnDays} />}
    </div>
  );
}

function Summary({ product }: Pick<ProductPageModel, 'product'>) {
  const { lang } = usePageView();
  if (!product.summary) return null;
  return (
    <p lang={otherLanguageOf(product.languages, lang)} className="mb-6 mt-4 text-desc max-md:mt-0">
      {product.summary}
    </p>
  );
}

/** Passing it on without script. */
function ShareByMail({ title }: { title: string }) {
  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-field pr-3 text-sm font-medium underline-offset-4 hover:underline scripted:hidden"
    >
      <Icon name="share" />
      {m.product_share_mail()}
    </a>
  );
}

/** How one asks for what is not sold online. */
function NotOnline({ contact }: { contact: string }) {
  return (
    <p className="mt-8 text-desc">
      {m.product_not_online()}
      <ShopLink path={contact} className="block underline underline-offset-4">
        {m.product_contact()}
      </ShopLink>
    </p>
  );
}

/** From buying it to spending it; who gets it, the words and the day are asked for once, where the address would be. */
function GiftSteps() {
  const steps = [m.gift_card_step_buy(), m.gift_card_step_mail(), m.gift_card_step_spend()];
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="title-4 mb-3">{m.gift_card_steps()}</h2>
      <ol className="flex flex-col gap-3 text-desc">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden="true" className="title-4">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the browser needs of the product to sell it. */
function buyBoxOf(
  { product, variant: { sku }, promotions }: Pick<ProductPageModel, 'product' | 'variant' | 'promotions'>,
  { view, data: { arrivals, paypal, alert, taxHint } }: { view: PageView; data: ProductMainData },
): BuyBoxProps {
  const { locale } = view;
  return {
    id: product.id,
    favorite: product.showFavorite,
    swatches: swatchesOf(product),
    slug: product.slug,
    title: product.title,
    options: shownOptions(product.options),
    variants: product.variants.map((variant) => {
      const { options, price, linePrice, lowestPrice, stock, available, expected, backOn, imageId } = variant;
      const arrives = arrivals[variant.sku];
      const lowest = lowestText(lowestPrice, locale);
      const offer = inCartText(price, promotions, locale);
      return {
        sku: variant.sku,
        options,
        price,
        linePrice,
        ...(lowest && { lowest }),
        stock,
        available,
        expected,
        imageId,
        ...(arrives === undefined ? {} : { arrives }),
        ...(offer && { offer }),
        ...(backOn && { back: backText(backOn, locale) }),
      };
    }),
    sku,
    showCart: product.showCart && view.shows.carts,
    paypal,
    sized: product.sizeGuide !== null,
    mailed: product.giftCard,
    alert,
    taxHint: product.giftCard ? '' : taxHint,
    offers: offerTexts(promotions, { locale, onSale: product.variants.some(({ linePrice }) => linePrice !== null) }),
  };
}

/** When there are more. */
const backText = (day: string, locale: Locale) => m.stock_alert_next({ day: expectedDay(day, locale) }, { locale });

/** The brand in the reader's language, as a link to all of it. */
function Brand({ name, title }: { name: string; title: string }) {
  const key = brandKey(name);
  if (key === '') return <p className="eyebrow mb-2">{title}</p>;
  return (
    <p className="eyebrow">
      <ShopLink path={`/brand/${encodeURIComponent(key)}`} className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline">
        {title}
      </ShopLink>
    </p>
  );
}

/** The pictures that option values name. */
function swatchesOf({ images, options }: ProductPageModel['product']): PictureData[] {
  const named = new Set(options.flatMap((option) => option.values.map((value) => value.imageId)));
  return images.filter((image) => named.has(image.id));
}

/** The picture of the variant that the address names comes first; the others keep their order. */
function variantFirst(pictures: readonly PictureData[], id: string | null): PictureData[] {
  const own = pictures.filter((picture) => picture.id === id);
  return [...own, ...pictures.filter((picture) => picture.id !== id)];
}
