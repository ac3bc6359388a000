/** What there is to read about a product: its description, its specifications and the merchant's own fields. */
import * as m from '#messages';
import type { ReactNode } from 'react';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Accordion } from '#ui/accordion.tsx';
import { FieldDatum } from '#ui/fields/field-datum.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { DeliveryDetails } from '../product-main/delivery-hints.tsx';
import type { DeliveryData, ProductPageModel } from '../product-main/data.ts';

/** Description at the left; at the right what is looked up: parts that open and close without script. */
export function ProductDetails({ model: { product }, data }: { settings: unknown; data: DeliveryData; model: ProductPageModel }) {
  const view = usePageView();
  const written = otherLanguageOf(product.languages, view.lang);
  return (
    <section className="page-width block-space">
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          {product.description && (
            <>
              <h2 className="title-3 mb-5">{product.giftCard ? m.product_description_gift_card() : m.product_description()}</h2>
              <RichText html={product.description} lang={written} />
            </>
          )}
          {product.tags.length > 0 && (
            <ul className="mt-8 flex flex-wrap gap-2" aria-label={m.product_tags()}>
              {product.tags.map((tag) => (
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
        </div>
        <div className="min-w-0 border-t border-line">
          <Facts product={product} lang={written} />
          {!product.giftCard && (
            <Accordion title={<h2 className="title-4">{m.product_delivery()}</h2>}>
              <DeliveryDetails terms={data.terms} />
            </Accordion>
          )}
        </div>
      </div>
    </section>
  );
}

/** Specifications, and the merchant's own fields after them; nothing where there are none. */
function Facts({ product: { specifications, fields }, lang }: { product: ProductPageModel['product']; lang: string | undefined }) {
  if (specifications.length + fields.length === 0) return null;
  return (
    <Accordion title={<h2 className="title-4">{m.product_specifications()}</h2>} open>
      <dl lang={lang} className="text-[0.9375rem] break-keep wrap-anywhere">
        {specifications.map((row) => (
          <Fact key={row.title} title={row.title}>
            {withUnits(row.value)}
          </Fact>
        ))}
        {fields.map((field) => (
          <Fact key={field.key} title={field.title}>
            <FieldDatum kind={field.kind} value={field.value} unit={field.unit} />
          </Fact>
        ))}
      </dl>
    </Accordion>
  );
}

/** A number and its unit stay on one line. */
const withUnits = (text: string): string => text.replaceAll(/(?<=\d) (?=[\p{L}°])/gu, '\u00A0');

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(6rem,1fr)_2fr] gap-4 border-b border-line py-3 last:border-0">
      <dt className="text-desc">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
