/** All public coupons that run now, and the page of one. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ShownList, ShownOne } from '../data.ts';
import { RunningTime, Terms, TimeLeft } from '../dates.tsx';
import { CouponCode } from './coupon-card.tsx';

/** A card each. */
export function CouponList({ model }: { settings: unknown; model: ShownList }) {
  const { locale } = usePageView();
  const title = m.promotions_coupons_title({}, { locale });
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mb-10 lg:mt-8">{title}</h1>
      {model.items.length === 0 && <EmptyState icon="heart" title={m.promotions_none({}, { locale })} text={m.promotions_none_text({}, { locale })} />}
      <ul className="grid gap-6 lg:grid-cols-2">
        {model.items.map((item) => (
          <li key={item.id} className="flex flex-col gap-4 rounded-box border border-line p-6 lg:p-8">
            <h2 className="title-3">
              <ShopLink path={`/coupon/${item.slug}`} className="underline-offset-4 hover:underline">
                {item.title}
              </ShopLink>
            </h2>
            {item.description && <p className="text-desc">{item.description}</p>}
            <Terms terms={item.terms} />
            <RunningTime {...item} begun />
            <CouponCode shown={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A coupon's own page. */
export function CouponHead({ data: { refusal }, model: { shown, begun } }: { settings: unknown; data: { refusal: string | null }; model: ShownOne }) {
  const { locale } = usePageView();
  return (
    <section className="page-width flex flex-col gap-5 pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.promotions_coupons_title({}, { locale }), path: '/coupon' }, { title: shown.title }]} />
      <h1 className="title-1 mt-1 lg:mt-4">{shown.title}</h1>
      {shown.description && <p className="max-w-2xl text-lg text-desc">{shown.description}</p>}
      <Terms terms={shown.terms} />
      {!begun && <RunningTime {...shown} begun={begun} />}
      {begun && <TimeLeft endsAt={shown.endsAt} />}
      {begun && <CouponCode shown={shown} refusal={refusal} />}
    </section>
  );
}
