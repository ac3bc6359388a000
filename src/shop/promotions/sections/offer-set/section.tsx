/** On a product's page: the set that it is part of, bought as one. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { OfferSetForm } from './island.tsx';
import type { ProductSetData } from './load.ts';

/** Nothing where there is none, or where the shop only shows things. */
export function ProductSet({ data }: { settings: unknown; data: ProductSetData }) {
  const view = usePageView();
  if (!data || !view.shows.carts) return null;
  const path = `/promotion/${encodeURIComponent(data.slug)}`;
  return (
    <section className="page-width block-space">
      <SectionHeading title={data.title} action={{ path, title: m.promotions_to_offer() }} />
      <Island
        name="offer-set"
        of={OfferSetForm}
        when="visible"
        props={{ set: data.set, action: localPath(view, path), words: null, own: data.own, error: null }}
      />
    </section>
  );
}
