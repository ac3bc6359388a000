/** The user's returns: by state, page by page. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { StateBadge } from '#ui/badges/state-badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { here } from '#ui/messages/around.tsx';
import { Goods } from '#ui/order-parts/goods.tsx';
import { GoodsNote, GoodsRow, GoodsRows, GoodsState, Noted } from '#ui/order-parts/goods-row.tsx';
import { ListLive } from '#ui/order-parts/list-live/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { TabStrip } from '#ui/tabs/tab-strip.tsx';
import { usualPath } from '#ui/usual-pages.tsx';
import type { Return, ReturnStatus } from '../../contract.ts';
import { hasRefund, isReturnCancelled, isReturnCompleted, isRunning, returnStatuses } from '../../contract-states.ts';
import { RefundValue } from '../return-view/refund-value.tsx';
import { StepSentences } from '../return-view/step-notice.tsx';
import { standingLook, standingWord, statusWord, typeWord } from '../return-texts.ts';

/** What the page's loader gives; `counts` is of all returns of the account, whichever are shown, `returnDays` in how many days after the delivery one can be asked for. */
export type UserReturnsModel = {
  status: ReturnStatus | undefined;
  counts: Readonly<Partial<Record<ReturnStatus, number>>>;
  list: { items: Return[]; total: number; page: number; size: number };
  returnDays: number;
};

export function UserReturns({ model: { status, counts, list, returnDays } }: { settings: unknown; model: UserReturnsModel }) {
  const { path, userBasePath } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-1">{m.layout_user_return()}</h1>
        {(list.total > 0 || status) && <ButtonLink path={`${userBasePath}order`}>{m.returns_start()}</ButtonLink>}
      </div>
      <Window days={returnDays} />
      <Island name="list-live" of={ListLive} when="load" props={{ event: 'return.changed' }} />
      <div
        id="return-list"
        data-rerender=""
        data-say={list.total === 1 ? m.returns_list_count_single() : m.returns_list_count({ count: list.total })}
        tabIndex={-1}
        className="outline-none"
      >
        <Tabs status={status} counts={counts} />
        {list.items.length > 0 ? (
          <GoodsRows>
            {list.items.map((one) => (
              <ReturnRow key={one.returnNo} shown={one} />
            ))}
          </GoodsRows>
        ) : (
          <EmptyState icon="return" title={m.order_returns_empty()} text={status ? m.returns_none_such() : m.returns_empty_text()}>
            {status || list.page > 1 ? (
              <ButtonLink path={path}>{m.returns_all()}</ButtonLink>
            ) : (
              <ButtonLink path={`${userBasePath}order`}>{m.order_returns_to_orders()}</ButtonLink>
            )}
          </EmptyState>
        )}
        <Pagination page={list.page} size={list.size} total={list.total} path={path} query={new URLSearchParams(status ? { status } : {})} />
      </div>
    </section>
  );
}

/** In which days things go back, and the page that says how. */
function Window({ days }: { days: number }) {
  const path = usualPath(usePageView(), 'returns');
  return (
    <p className="mt-2 text-desc">
      {m.returns_within({ days })}{' '}
      {path !== null && (
        <ShopLink path={path} className="whitespace-nowrap underline underline-offset-4 hover:no-underline">
          {m.product_returns()}
        </ShopLink>
      )}
    </p>
  );
}

/** What is waited for and what came of it have a tab each; what came to nothing has one where there is any, so that the tabs add up. */
const always: readonly ReturnStatus[] = returnStatuses.filter((status) => isRunning({ status }) || isReturnCompleted({ status }));
const whereAny: readonly ReturnStatus[] = returnStatuses.filter((status) => !always.includes(status));

function Tabs({ status, counts }: Pick<UserReturnsModel, 'status' | 'counts'>) {
  const { path } = usePageView();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const ended = whereAny.filter((one) => one === status || (counts[one] ?? 0) > 0);
  const tabs = [undefined, ...always, ...ended].map((one) => ({
    path: one ? `${path}?status=${one}` : path,
    title: one ? statusWord(one) : m.returns_tab_all(),
    count: one ? (counts[one] ?? 0) : all,
    isCurrent: one === status,
  }));
  return <TabStrip label={m.returns_tabs()} tabs={tabs} />;
}

function ReturnRow({ shown }: { shown: Return }) {
  const { locale, userBasePath } = usePageView();
  const isOver = isReturnCompleted(shown);
  const path = `${userBasePath}return/${encodeURIComponent(shown.returnNo)}`;
  return (
    <GoodsRow
      path={path}
      picture={shown.lines[0]?.image}
      name={<Goods lines={shown.lines} />}
      value={hasRefund(shown) && <RefundValue shown={shown} />}
      more={<RowLink shown={shown} path={path} />}
    >
      <GoodsState>
        <StateBadge look={standingLook(shown)}>{standingWord(shown)}</StateBadge>
        {shown.refundedAt && <span>{formatDay(shown.refundedAt, locale, 'medium')}</span>}
        {/* What came of it says what it was. */}
        {!isOver && <span>{typeWord(shown.applyType)}</span>}
      </GoodsState>
      {!isOver && (
        <p className="mt-1.5 max-w-prose">
          <StepSentences shown={shown} besideWord />
        </p>
      )}
      <GoodsNote>
        <Noted text={m.returns_title({ returnNo: here })}>{shown.returnNo}</Noted>
        <Noted text={m.returns_asked_on({ day: here })}>
          <time dateTime={shown.appliedAt}>{formatDay(shown.appliedAt, locale, 'medium')}</time>
        </Noted>
      </GoodsNote>
    </GoodsRow>
  );
}

/** What can be done about it: it is looked at; one that was taken back can be asked for again where its order is. */
function RowLink({ shown, path }: { shown: Return; path: string }) {
  const { userBasePath } = usePageView();
  const isAskedAgain = isReturnCancelled(shown);
  return (
    <ShopLink
      path={isAskedAgain ? `${userBasePath}order/${encodeURIComponent(shown.orderNo)}` : path}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:no-underline"
    >
      {isAskedAgain ? m.returns_to_order() : m.returns_view()}
      <span className="sr-only"> {isAskedAgain ? shown.orderNo : shown.returnNo}</span>
    </ShopLink>
  );
}
