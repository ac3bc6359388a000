/** The user's returns: by state, page by page. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { ListLive } from '#ui/order-parts/list-live/island.tsx';
import { NumberTitle } from '#ui/order-parts/number-title.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Thumbnail } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { TabStrip } from '#ui/tabs/tab-strip.tsx';
import type { Return, ReturnStatus } from '../../contract.ts';
import { hasRefund, isReturnCompleted, isRunning, returnStatuses } from '../../contract-states.ts';
import { StepSentences } from '../return-view/step-notice.tsx';
import { standingLook, standingWord, statusWord, typeWord } from '../return-texts.ts';

/** What the page's loader gives; `counts` is of all returns of the account, whichever are shown. */
export type UserReturnsModel = {
  status: ReturnStatus | undefined;
  counts: Readonly<Partial<Record<ReturnStatus, number>>>;
  list: { items: Return[]; total: number; page: number; size: number };
};

export function UserReturns({ model: { status, counts, list } }: { settings: unknown; model: UserReturnsModel }) {
  const { path, userBasePath } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-1">{m.layout_user_return()}</h1>
        {(list.total > 0 || status) && <ButtonLink path={`${userBasePath}order`}>{m.returns_start()}</ButtonLink>}
      </div>
      <Island name="list-live" of={ListLive} when="load" props={{ event: 'return.changed' }} />
      <div id="return-list" data-rerender="" data-say={m.returns_list_count({ count: list.total })} tabIndex={-1} className="outline-none">
        <Tabs status={status} counts={counts} />
        {list.items.length > 0 ? (
          <ul className="mt-6 flex flex-col gap-3 lg:gap-5">
            {list.items.map((one) => (
              <ReturnCard key={one.returnNo} shown={one} />
            ))}
          </ul>
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

/** The card leads to the return wherever it is touched. */
function ReturnCard({ shown }: { shown: Return }) {
  const { locale } = usePageView();
  const money = useMoney();
  return (
    <li className="group relative isolate rounded-box border border-line p-4 hover:border-base-content lg:p-6">
      <CardHead shown={shown} />
      {!isReturnCompleted(shown) && (
        <p className="mt-2 text-sm">
          <StepSentences shown={shown} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ul className="flex min-w-0 flex-col gap-3">
          {shown.lines.map((line) => (
            <li key={`${line.lineId} ${line.exchangeSku ?? ''}`} className="flex items-center gap-4 text-sm">
              <Thumbnail picture={line.image} />
              <span className="min-w-0 break-words">{m.order_pieces_of({ count: line.quantity, title: line.title })}</span>
            </li>
          ))}
        </ul>
        {hasRefund(shown) && (
          <p className="text-sm text-desc max-sm:w-full">
            {shown.refundedAt ? m.returns_refunded_on({ day: formatDay(shown.refundedAt, locale, 'medium') }) : m.returns_refund_amount()}{' '}
            <span className="font-medium tabular-nums text-base-content">{money(shown.refundAmount)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function CardHead({ shown }: { shown: Return }) {
  const { locale, userBasePath } = usePageView();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-medium tabular-nums">
          <ShopLink
            path={`${userBasePath}return/${encodeURIComponent(shown.returnNo)}`}
            className="underline-offset-4 after:absolute after:inset-0 after:z-10 after:content-[''] group-hover:underline"
          >
            <NumberTitle text={m.returns_title({ returnNo: shown.returnNo })} number={shown.returnNo} />
          </ShopLink>
        </h2>
        <p className="py-0.5">
          <Badge look={standingLook(shown)}>{standingWord(shown)}</Badge>
        </p>
      </div>
      <p className="mt-1 text-sm text-desc">
        {typeWord(shown.applyType)} · <time dateTime={shown.appliedAt}>{formatDay(shown.appliedAt, locale, 'medium')}</time>
      </p>
    </>
  );
}
