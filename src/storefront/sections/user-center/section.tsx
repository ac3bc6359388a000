/** The overview of an account: what matters now, what it can spend, the latest orders; before the first order what to begin with. */
import * as m from '#messages';
import { useMoney } from '#ui/page-view.tsx';
import { Avatar } from '#shop/profile/sections.ts';
import type { CenterModel } from './data.ts';
import { FirstSteps } from './first-steps.tsx';
import { nowOf, restOf } from './now.ts';
import { NowList } from './now-list.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { Savings } from './savings.tsx';

export function UserCenter({ model }: { model: CenterModel }) {
  const { user, credits, coupons, orders, today, beginning } = model;
  const now = nowOf(model);
  return (
    <section className="py-6 lg:py-10">
      <Greeting user={user} />
      <NowList items={now} today={today} />
      <Savings user={user} credits={credits} coupons={coupons} />
      {beginning ? (
        <FirstSteps {...beginning} />
      ) : (
        <>
          <RecentOrders orders={restOf(orders, now)} count={user.orderQuantity} today={today} />
          <Spent amount={user.spendingAmount} />
        </>
      )}
    </section>
  );
}

function Greeting({ user }: Pick<CenterModel, 'user'>) {
  const name = user.nickName || user.fullName;
  return (
    <div className="mb-6 flex items-center gap-5 lg:mb-8">
      {user.avatar && <Avatar user={user} className="size-16 lg:size-20" />}
      <h1 className="title-1 min-w-0 break-words">{name ? m.profile_hello({ name }) : m.profile_hello_nobody()}</h1>
    </div>
  );
}

/** What all orders came to, for a shopper who has paid for any. */
function Spent({ amount }: { amount: CenterModel['user']['spendingAmount'] }) {
  const money = useMoney();
  if (amount.amount <= 0) return null;
  return (
    <dl className="mt-10 flex gap-2 border-t border-line pt-4 text-sm text-desc">
      <dt>{m.profile_spending_amount()}</dt>
      <dd className="tabular-nums">{money(amount)}</dd>
    </dl>
  );
}
