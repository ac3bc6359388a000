/** The order as it stands: thanks, and everything that the order page shows and does. The order's link is enough. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { LoadFailed } from '#ui/failures/load-failed.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import type { Order } from '../../contract.ts';
import { stageOf } from '../../show/contract-standing.ts';
import { isOpen, isCancelled } from '../../contract-states.ts';
import { OrderBody } from '../order-view/order-body.tsx';
import { mustPay } from '../order-view/payment.tsx';
import { OpenByLink } from './open-by-link.tsx';
import { useActions } from '../order-view/use-actions.ts';
import { useOrder } from '../order-view/use-order.ts';
import { OrderBadges } from '../order-badges.tsx';
import { numberOf } from '../order-texts.ts';
import type { ThankYouProps } from './data.ts';
import { ToReview } from './to-review.tsx';

const skeletonLines = 3;

/** The order, or the way to review what was bought. */
export function ThankYou(props: ThankYouProps) {
  const { reviewPath, linkError } = props;
  return reviewPath === undefined ? <OrderByLink {...props} /> : <ToReview path={reviewPath} error={linkError} />;
}

/** Shows the order; asks again a few times while a payment is being decided. */
function OrderByLink({ orderNo, initial, linkError, address, addressChanged = false }: ThankYouProps) {
  const view = usePageView();
  const { order, setOrder, refresh, missing, failure, waiting } = useOrder(orderNo, initial);
  const actions = useActions({ orderNo, setOrder, refresh });
  if (missing) {
    return (
      <EmptyState icon="parcel" level="h1" title={m.order_not_here()} text={m.order_not_here_text()}>
        <ButtonLink path={detailPath(view, 'page', 'order-lookup')} look="primary">
          {m.order_lookup_title()}
        </ButtonLink>
        <ButtonLink path="/">{m.list_home()}</ButtonLink>
      </EmptyState>
    );
  }
  if (!order) {
    return (
      <>
        <h1 className="title-1 mb-8">{m.order_title({ orderNo })}</h1>
        <div className="noscript:hidden">
          {failure === null ? (
            <SkeletonLines count={skeletonLines} label={m.order_loading()} />
          ) : (
            <LoadFailed message={failure} onRetry={() => void refresh()} />
          )}
        </div>
        <OpenByLink error={linkError} />
      </>
    );
  }
  const head = (
    <>
      <Headline order={order} waiting={waiting} />
      {addressChanged && (
        <div className="mt-6">
          <Alert kind="success">{m.order_address_done()}</Alert>
        </div>
      )}
    </>
  );
  return <OrderBody head={head} order={order} actions={actions} waiting={waiting} address={address} />;
}

/** Just placed, it is thanked for; later the page says how the order stands. */
function Headline({ order, waiting }: { order: Order; waiting: boolean }) {
  const isAsked = order.timeline.some(({ event }) => event === 'paymentAsked');
  const isNew = isOpen(order) && !isAsked && !mustPay(order) && ['preparing', 'issued'].includes(stageOf(order) ?? 'preparing');
  const title = headlineOf(order, { waiting, isNew });
  return (
    <>
      {isNew && (
        <span className="mb-6 inline-flex size-14 items-center justify-center rounded-full bg-base-200">
          <Icon name={waiting ? 'clock' : 'check'} className="size-6" />
        </span>
      )}
      <h1 className="title-1" aria-live="polite">
        {title}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-desc">
        {title.includes(numberOf(order)) || (
          <span>
            {m.order_number()} <strong className="font-medium text-base-content tabular-nums">{numberOf(order)}</strong>
          </span>
        )}
        <OrderBadges order={order} />
      </p>
      {isNew && <p className="mt-3 max-w-xl text-desc">{mailText(order)}</p>}
    </>
  );
}

function headlineOf(order: Order, { waiting, isNew }: { waiting: boolean; isNew: boolean }): string {
  if (isCancelled(order)) return m.order_cancelled_title();
  if (waiting) return m.order_waiting_title();
  if (mustPay(order)) return m.order_unpaid_title();
  return isNew ? m.order_thanks() : m.order_title({ orderNo: numberOf(order) });
}

function mailText(order: Order): string {
  return order.contact.email ? m.order_mail_sent({ email: order.contact.email }) : m.order_message_sent();
}
