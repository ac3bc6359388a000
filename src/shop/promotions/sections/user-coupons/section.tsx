/** The coupons that whoever is signed in has claimed: what can be used, what was, what is over. */
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { TabPills } from '#ui/tabs/tab-strip.tsx';
import { claimStates, type ClaimState } from '../../contract.ts';
import type { MyShownCoupon } from '../../coupons/claim-coupon.ts';
import { CouponCodeIsland } from '../coupon-code/island.tsx';
import { RunningTime, Terms } from '../facts.tsx';
import { Worth } from '../offer-list.tsx';

/** What the page's loader gives. */
export type UserCouponsModel = { state: ClaimState; list: { items: MyShownCoupon[]; total: number; page: number; size: number } };

const titles: Readonly<Record<ClaimState, () => string>> = {
  usable: m.promotions_mine_usable,
  used: m.promotions_mine_used,
  expired: m.promotions_mine_expired,
};

export function UserCoupons({ model: { state, list } }: { settings: unknown; model: UserCouponsModel }) {
  const { path } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_coupon()}</h1>
      <TabPills
        label={m.promotions_mine_tabs()}
        tabs={claimStates.map((one) => ({ path: one === 'usable' ? path : `${path}?state=${one}`, title: titles[one](), isCurrent: one === state }))}
      />
      {list.items.length === 0 ? (
        <EmptyState icon="card" title={m.promotions_mine_empty()} text={m.promotions_mine_empty_text()}>
          <ButtonLink path="/coupon">{m.promotions_coupons_title()}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="mt-6 flex flex-col gap-5">
          {list.items.map((coupon) => (
            <Coupon key={coupon.slug} coupon={coupon} />
          ))}
        </ul>
      )}
      <Pagination page={list.page} size={list.size} total={list.total} path={path} query={new URLSearchParams(state === 'usable' ? {} : { state })} />
    </section>
  );
}

function Coupon({ coupon }: { coupon: MyShownCoupon }) {
  const { slug, code, title, description, state, startsAt, endsAt, usable, terms } = coupon;
  return (
    <li className={`flex flex-col overflow-hidden rounded-box border border-line wrap-anywhere sm:flex-row ${state === 'usable' ? '' : 'text-desc'}`}>
      <Worth term={terms[0]} />
      <div className="flex min-w-0 grow flex-col gap-4 p-6">
        <h2 className="title-4">
          {state === 'expired' ? (
            title
          ) : (
            <ShopLink path={`/coupon/${encodeURIComponent(slug)}`} className="underline-offset-4 hover:underline">
              {title}
            </ShopLink>
          )}
        </h2>
        {description && <p className="text-desc">{description}</p>}
        <Terms terms={terms.slice(1)} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {usable && <Island name="coupon-code" of={CouponCodeIsland} when="visible" props={{ slug, code, claim: false }} />}
          {usable && !endsAt ? (
            <p className="text-desc">{m.promotions_no_end()}</p>
          ) : (
            <RunningTime startsAt={startsAt} endsAt={endsAt} begun={usable || state !== 'usable'} />
          )}
        </div>
      </div>
    </li>
  );
}
