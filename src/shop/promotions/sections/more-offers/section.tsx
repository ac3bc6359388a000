/** What else is on offer, below the products of a promotion. */
import * as m from '#messages';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ShownList } from '../data.ts';
import { OfferCards } from '../offer-list.tsx';

/** Nothing where there is no other. */
export function MoreOffers({ model: { others } }: { settings: unknown; model: { others: ShownList['items'] } }) {
  if (others.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading title={m.promotions_more()} action={{ path: '/promotion', title: m.promotions_all() }} />
      <OfferCards kind="promotion" items={others} columns="sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}
