/** The overview of an account: what matters now, what it can spend, the latest orders; before the first order what to begin with. */
import * as m from '#messages';
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
      <NowList now={now} unpaidCount={user.unpaidOrderCount} today={today} />
      <Savings user={user} credits={credits} coupons={coupons} />
      {beginning ? <FirstSteps {...beginning} /> : <RecentOrders orders={restOf(orders)} count={user.orderQuantity} today={today} />}
    </section>
  );
}

function Greeting({ user }: Pick<CenterModel, 'user'>) {
  const name = user.nickName || user.fullName;
  return (
    <div className="mb-6 flex items-center gap-5 lg:mb-8">
      {user.avatar && <Avatar user={user} className="size-16" />}
      <h1 className="title-1 min-w-0 break-words">{name ? m.profile_hello({ name }) : m.profile_hello_nobody()}</h1>
    </div>
  );
}
