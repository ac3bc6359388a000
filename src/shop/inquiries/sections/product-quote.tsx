/** On a product's page: the way to ask for a quote, where the shop has a form for it. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';

/** What it needs of the page's product. */
export type QuotedProduct = { slug: string; variants: readonly { stock: string }[] };

/** One line with a link that takes the product along; none of one that is sold out. */
export function ProductQuote({ data: { form }, model: { product } }: { settings: unknown; data: { form: string | null }; model: { product: QuotedProduct } }) {
  if (form === null || product.variants.every(({ stock }) => stock === 'out')) return null;
  return (
    <aside className="page-width mt-8">
      <p className="flex items-center gap-4 rounded-box bg-base-200/60 px-5 py-3">
        <Icon name="mail" />
        <span className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span>{m.inquiries_quote_text()}</span>
          <ArrowLink path={`/inquiry/${form}?product=${encodeURIComponent(product.slug)}`}>{m.inquiries_quote()}</ArrowLink>
        </span>
      </p>
    </aside>
  );
}
