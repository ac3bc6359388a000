/** What there is to read about a product: its description, its specifications and the merchant's own fields. */
import * as m from '#messages';
import type { ReactNode } from 'react';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Accordion } from '#ui/accordion.tsx';
import { FieldDatum } from '#ui/fields/field-datum.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { DeliveryDetails } from './delivery-hints.tsx';
import { isSoldOut, type DeliveryData, type ProductPageModel } from './data.ts';
import { specLines } from './spec-lines.ts';

type OfProduct = Pick<ProductPageModel, 'product'>;

/** The product's description, and its delivery. */
export function Details({ product, terms }: OfProduct & DeliveryData) {
  return (
    <>
      <Description product={product} />
      {product.giftCard ? <Rule /> : <Delivery terms={terms} isTold={!isSoldOut(product)} />}
    </>
  );
}

/** The description and the product's tags; nothing where there are neither. */
function Description({ product: { description, giftCard, languages, tags } }: OfProduct) {
  const view = usePageView();
  if (!description && tags.length === 0) return null;
  return (
    <section className="mt-14">
      {description && (
        <>
          <h2 className="title-3 mb-5">{giftCard ? m.product_description_gift_card() : m.product_description()}</h2>
          <RichText html={description} lang={otherLanguageOf(languages, view.lang)} />
        </>
      )}
      {tags.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-2" aria-label={m.product_tags()}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <ShopLink
                path={detailPath(view, 'tag', tag.slug)}
                className="inline-flex min-h-9 items-center rounded-full border border-line px-4 text-sm hover:border-base-content"
              >
                {tag.title}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** On phones, before the specifications: where others say how they come. */
function Rule() {
  return <div className="mt-10 border-t border-line md:hidden" />;
}

/** How it comes and goes back. */
function Delivery(props: Parameters<typeof DeliveryDetails>[0]) {
  return (
    <div className="mt-10 border-t border-line">
      <Accordion title={<h2 className="title-4">{m.product_delivery()}</h2>} open>
        <DeliveryDetails {...props} />
      </Accordion>
    </div>
  );
}

/** Specifications, and the merchant's own fields after them; nothing where there are none. Opens and closes without script. */
export function Specifications({ product: { specifications, fields, languages }, className = '' }: OfProduct & { className?: string }) {
  const written = otherLanguageOf(languages, usePageView().lang);
  if (specifications.length + fields.length === 0) return null;
  return (
    <div className={`min-w-0 border-line md:border-t ${className}`}>
      <Accordion title={<h2 className="title-4">{m.product_specifications()}</h2>} open>
        <dl lang={written} className="text-[0.9375rem] break-keep wrap-anywhere">
          {specifications.map((row) => (
            <Fact key={row.title} title={row.title}>
              {specLines(row.value).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Fact>
          ))}
          {fields.map((field) => (
            <Fact key={field.key} title={field.title}>
              <FieldDatum kind={field.kind} value={field.value} unit={field.unit} />
            </Fact>
          ))}
        </dl>
      </Accordion>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(6rem,1fr)_2fr] gap-4 border-b border-line py-3 last:border-0">
      <dt className="text-desc">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
