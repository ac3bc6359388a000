/** All public coupons that run now, and the page of one. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ListLead } from '#ui/list-lead.tsx';
import type { ShownList, ShownOne } from '../data.ts';
import { OfferLead } from '../offer-lead.tsx';
import { OfferList } from '../offer-list.tsx';
import { CouponCode } from './coupon-card.tsx';

/** A card each. */
export function CouponList({ model }: { settings: unknown; model: ShownList }) {
  const title = m.promotions_coupons_title();
  return (
    <OfferList
      title={title}
      lead={m.promotions_coupons_description()}
      kind="coupon"
      items={model.items}
      columns="sm:grid-cols-2"
      foot={(item) => <CouponCode shown={item} />}
    />
  );
}

/** A coupon's own page. */
export function CouponHead({ data: { error }, model: { shown, begun } }: { settings: unknown; data: { error: string | null }; model: ShownOne }) {
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.promotions_coupons_title(), path: '/coupon' }, { title: shown.title }]} />
      <ListLead picture={shown.image}>
        <OfferLead shown={shown} begun={begun}>
          {begun && <CouponCode shown={shown} error={error} />}
        </OfferLead>
      </ListLead>
    </section>
  );
}
