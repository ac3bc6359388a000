/** What an account can spend: credit, and the coupon that ends first; and what it has spent. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Icon } from '#ui/icons.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CenterModel } from './data.ts';

/** Nothing where there is none of it. Credit is one sum in the shop's currency; what it is worth in the page's is a note. */
export function Savings({ user, credits, coupons: { first, count } }: Pick<CenterModel, 'user' | 'credits' | 'coupons'>) {
  const { locale } = usePageView();
  const money = useMoney();
  const spent = user.spendingAmount;
  if (credits.amount <= 0 && !first && spent.amount <= 0) return null;
  return (
    <ul className="mb-8 grid gap-x-6 sm:grid-cols-3 lg:mb-12">
      {credits.amount > 0 && (
        <Saving title={m.profile_credits_balance()} path="credits" value={money(credits)}>
          {user.creditsBalance.currency !== credits.currency && <p>{m.credits_worth({ amount: money(user.creditsBalance) })}</p>}
        </Saving>
      )}
      {first && (
        <Saving title={count === 1 ? m.profile_coupon_single() : m.profile_coupons({ count })} path="coupon" value={first.terms[0] ?? first.title}>
          {first.endsAt && <p className="text-base-content">{m.promotions_ends({ date: formatDay(first.endsAt, locale) })}</p>}
        </Saving>
      )}
      {spent.amount > 0 && <Saving title={m.profile_spending_amount()} path="order" value={money(spent)} />}
    </ul>
  );
}

function Saving({ title, path, value, children }: { title: string; path: string; value: string; children?: ReactNode }) {
  const { userBasePath } = usePageView();
  return (
    <li className="relative border-t border-line py-5">
      <h2 className="flex items-center justify-between gap-3 text-sm text-desc">
        <ShopLink path={`${userBasePath}${path}`} className="underline-offset-4 hover:underline after:absolute after:inset-0 after:content-['']">
          {title}
        </ShopLink>
        <Icon name="arrow" className="size-4" />
      </h2>
      <p className="title-3 mt-1 tabular-nums wrap-anywhere">{value}</p>
      <div className="mt-1 text-sm text-desc">{children}</div>
    </li>
  );
}
