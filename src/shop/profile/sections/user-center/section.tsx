/** The user center: who is signed in, what waits to be paid, the latest orders, figures. The navigation beside it leads on. */
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

export function UserCenter({ model: { user, signedInBefore, credits, payPath, orders } }: { model: CenterModel }) {
  const { userBasePath } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <Greeting user={user} signedInBefore={signedInBefore} />
      {user.unpaidOrderCount > 0 && <Unpaid count={user.unpaidOrderCount} path={payPath ?? `${userBasePath}order`} />}
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="title-3">{m.profile_recent_orders()}</h2>
        {orders.length > 0 && <ArrowLink path={`${userBasePath}order`}>{m.profile_all_orders()}</ArrowLink>}
      </div>
      {orders.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {orders.map((order) => (
            <RecentOrder key={order.orderNo} order={order} />
          ))}
        </ul>
      ) : (
        <div className="mb-8 rounded-box border border-line">
          <EmptyState icon="parcel" level="p" title={m.profile_no_orders()} text={m.profile_no_orders_text()}>
            <ButtonLink path="/" look="primary">
              {m.cart_go_on()}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      <Figures user={user} credits={credits} />
    </section>
  );
}

function Greeting({ user, signedInBefore }: Pick<CenterModel, 'user' | 'signedInBefore'>) {
  const name = user.nickName || user.fullName;
  return (
    <div className="mb-8 flex items-center gap-5">
      {user.avatar && <Avatar user={user} className="size-16 lg:size-20" />}
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

/** Credits are shown as in their ledger: one wallet is one sum; what it is worth in the page's currency is a note. */
function Figures({ user, credits }: Pick<CenterModel, 'user' | 'credits'>) {
  const { userBasePath } = usePageView();
  const money = useMoney();
  const worth = user.creditsBalance.currency === credits.currency ? undefined : m.credits_worth({ amount: money(user.creditsBalance) });
  return (
    <dl className="grid grid-cols-3 gap-x-4 border-t border-line pt-8">
      <Figure title={m.profile_credits_balance()} path={`${userBasePath}credits`} note={worth}>
        {money(credits)}
      </Figure>
      <Figure title={m.profile_spending_amount()}>{money(user.spendingAmount)}</Figure>
      <Figure title={m.profile_order_quantity()} path={`${userBasePath}order`}>
        {user.orderQuantity}
      </Figure>
    </dl>
  );
}

type FigureProps = { title: string; path?: string; note?: string | undefined; children: ReactNode };

function Figure({ title, path, note, children }: FigureProps) {
  return (
    <div className="min-w-0">
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
