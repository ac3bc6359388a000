/** What an account can spend: credit, and the coupon that ends first. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CenterModel } from './data.ts';

/** Nothing where there is neither. Credit is one sum in the shop's currency; what it is worth in the page's is a note. */
export function Savings({ user, credits, coupons: { first, count } }: Pick<CenterModel, 'user' | 'credits' | 'coupons'>) {
  const { locale } = usePageView();
  const money = useMoney();
  if (credits.amount <= 0 && !first) return null;
  return (
    <ul className="mb-8 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:mb-12">
      {credits.amount > 0 && (
        <Saving title={m.profile_credits_balance()} path="credits" value={money(credits)}>
          {user.creditsBalance.currency !== credits.currency && <p>{m.credits_worth({ amount: money(user.creditsBalance) })}</p>}
          <p>{m.credits_about()}</p>
        </Saving>
      )}
      {first && (
        <Saving title={m.profile_coupons({ count })} path="coupon" value={first.terms[0] ?? first.title}>
          <p>{first.title}</p>
          {first.endsAt && <p className="text-base-content">{m.promotions_ends({ date: formatDay(first.endsAt, locale) })}</p>}
        </Saving>
      )}
    </ul>
  );
}

function Saving({ title, path, value, children }: { title: string; path: string; value: string; children: ReactNode }) {
  const { userBasePath } = usePageView();
  return (
    <li className="group relative rounded-box bg-base-200/70 p-5">
      <h2 className="text-sm">
        <ShopLink path={`${userBasePath}${path}`} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
          {title}
        </ShopLink>
      </h2>
      <p className="title-3 mt-1 tabular-nums wrap-anywhere">{value}</p>
      <div className="mt-1 text-sm text-desc">{children}</div>
    </li>
  );
}
