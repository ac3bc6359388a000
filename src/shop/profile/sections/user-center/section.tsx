/** The user center: who is signed in, what waits to be paid, figures, the latest orders. The navigation beside it leads on. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { LocalTime } from '#ui/local-time/island.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { ArrowLink, ShopLink } from '#ui/shop-link.tsx';
import type { CenterModel } from '../data.ts';
import { Avatar } from '../avatar.tsx';
import { RecentOrder } from './recent-order.tsx';

/** See above. */
export function UserCenter({ model: { user, signedInBefore, credits, payPath, orders } }: { model: CenterModel }) {
  const { userBasePath } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <Greeting user={user} signedInBefore={signedInBefore} />
      {user.unpaidOrderCount > 0 && <Unpaid count={user.unpaidOrderCount} path={payPath ?? `${userBasePath}order`} />}
      <Figures user={user} credits={credits} />
      <div className="mb-4 mt-12 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="title-3">{m.profile_recent_orders()}</h2>
        {orders.length > 0 && <ArrowLink path={`${userBasePath}order`}>{m.profile_all_orders()}</ArrowLink>}
      </div>
      {orders.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <RecentOrder key={order.orderNo} order={order} />
          ))}
        </ul>
      ) : (
        <div className="rounded-box border border-line">
          <EmptyState icon="parcel" level="p" title={m.profile_no_orders()} text={m.profile_no_orders_text()}>
            <ButtonLink path="/" look="primary">
              {m.cart_go_on()}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
    </section>
  );
}

function Greeting({ user, signedInBefore }: Pick<CenterModel, 'user' | 'signedInBefore'>) {
  const name = user.nickName || user.fullName;
  return (
    <div className="mb-8 flex items-center gap-5">
      <Avatar user={user} className="size-16 text-xl lg:size-20 lg:text-2xl" />
      <div className="min-w-0">
        <h1 className="title-1 break-words">{name ? m.profile_hello({ name }) : m.profile_hello_nobody()}</h1>
        {signedInBefore && (
          <p className="mt-1 text-sm text-desc">
            {m.profile_last_login()} <Island name="local-time" of={LocalTime} when="load" as="span" props={{ at: signedInBefore }} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Orders that wait to be paid: `path` leads to the one, or to all. */
function Unpaid({ count, path }: { count: number; path: string }) {
  return (
    <div className="mb-8">
      <Alert kind="warning">
        <span className="flex flex-wrap items-center justify-between gap-x-6">
          <span>{count === 1 ? m.profile_unpaid_order() : m.profile_unpaid_orders({ count })}</span>
          <ShopLink path={path} className="-my-2.5 inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {m.order_pay_again()}
          </ShopLink>
        </span>
      </Alert>
    </div>
  );
}

/** Credits are said as their ledger says them: one wallet is one sum; what it is worth in the page's currency is a note. */
function Figures({ user, credits }: Pick<CenterModel, 'user' | 'credits'>) {
  const { userBasePath } = usePageView();
  const money = useMoney();
  const paid = `${m.profile_payment_amount()} ${money(user.paymentAmount)}`;
  const worth = user.creditsBalance.currency === credits.currency ? undefined : m.credits_worth({ amount: money(user.creditsBalance) });
  const hasRefunds = user.paymentAmount.amount !== user.spendingAmount.amount;
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-6 rounded-box bg-base-200 p-5 ${user.unpaidOrderCount === 0 ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}>
      <Figure title={m.profile_credits_balance()} path={`${userBasePath}credits`} note={worth}>
        {money(credits)}
      </Figure>
      {/* Of three figures on a phone the one with a note takes a line of its own. */}
      <Figure
        title={m.profile_spending_amount()}
        className={user.unpaidOrderCount === 0 ? '' : 'max-md:order-last max-md:col-span-2'}
        note={[paid, hasRefunds && m.profile_payment_note()].filter(Boolean).join(' · ')}
      >
        {money(user.spendingAmount)}
      </Figure>
      {/* Where orders wait, the reminder says how many. */}
      {user.unpaidOrderCount === 0 && <Figure title={m.profile_unpaid_count()}>{user.unpaidOrderCount}</Figure>}
      <Figure title={m.profile_order_quantity()} path={`${userBasePath}order`}>
        {user.orderQuantity}
      </Figure>
    </dl>
  );
}

type FigureProps = { title: string; path?: string; note?: string | undefined; className?: string; children: ReactNode };

function Figure({ title, path, note, className = '', children }: FigureProps) {
  return (
    <div className={`flex min-w-0 flex-col ${className}`}>
      <dt className="text-sm text-desc">
        {path ? (
          <ShopLink path={path} className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline">
            {title}
          </ShopLink>
        ) : (
          <span className="inline-flex min-h-6 items-center">{title}</span>
        )}
      </dt>
      <dd className="mt-1">
        <span className="title-3 break-words tabular-nums">{children}</span>
        {note && <span className="block text-sm text-desc">{note}</span>}
      </dd>
    </div>
  );
}
