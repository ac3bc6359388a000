/** The order as it stands: thanks, payment, what was bought, where it goes. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Order } from '../../contract.ts';
import type { ThankYouProps } from './data.ts';
import { OrderSummary } from './order-summary.tsx';
import { isSettling, useOrder } from './use-order.ts';

const skeletonLines = 3;

/** Shows the order; asks again a few times while a payment is being decided. */
export function ThankYou({ orderNo, initial }: ThankYouProps) {
  const { locale } = usePageView();
  const { order, missing, waiting } = useOrder(orderNo, initial);
  if (missing) {
    return (
      <EmptyState icon="parcel" level="h1" title={m.order_not_here({}, { locale })} text={m.order_not_here_text({}, { locale })}>
        <ButtonLink path="/page/order-lookup" look="primary">
          {m.order_lookup_title({}, { locale })}
        </ButtonLink>
        <ButtonLink path="/">{m.list_home({}, { locale })}</ButtonLink>
      </EmptyState>
    );
  }
  if (!order) {
    return (
      <>
        <h1 className="title-1 mb-8">{m.order_title({ orderNo }, { locale })}</h1>
        <SkeletonLines count={skeletonLines} label={m.order_loading({}, { locale })} />
      </>
    );
  }
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] xl:gap-x-24">
      <div className="min-w-0">
        <Headline order={order} waiting={waiting} />
        <PaymentNotice order={order} waiting={waiting} />
        <Details order={order} />
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink path="/">{m.cart_go_on({}, { locale })}</ButtonLink>
        </div>
      </div>
      <OrderSummary order={order} />
    </div>
  );
}

function Headline({ order, waiting }: { order: Order; waiting: boolean }) {
  const { locale } = usePageView();
  const cancelled = order.status === 'cancelled';
  const title = cancelled
    ? m.order_cancelled_title({}, { locale })
    : waiting
      ? m.order_waiting_title({}, { locale })
      : mustPay(order)
        ? m.order_unpaid_title({}, { locale })
        : m.order_thanks({}, { locale });
  return (
    <>
      {!cancelled && !mustPay(order) && (
        <span className="mb-6 inline-flex size-14 items-center justify-center rounded-full bg-base-200">
          <Icon name={waiting ? 'clock' : 'check'} className="size-6" />
        </span>
      )}
      <h1 className="title-1" aria-live="polite">
        {title}
      </h1>
      <p className="mt-3 text-desc">
        {m.order_number({}, { locale })} <strong className="font-medium text-base-content tabular-nums">{order.orderNo}</strong>
      </p>
    </>
  );
}

/** Whether the shopper has to do something for the payment. */
function mustPay(order: Order): boolean {
  return order.actions.includes('pay') && order.payment?.methodId !== 'bankTransfer' && !isSettling(order);
}

function PaymentNotice({ order, waiting }: { order: Order; waiting: boolean }) {
  const view = usePageView();
  const { locale } = view;
  const { payment } = order;
  const failed = payment?.state === 'failed';
  const mounted = useMounted();
  return (
    <div className="mt-6 flex flex-col gap-4">
      {waiting && <Alert live>{m.order_waiting_text({}, { locale })}</Alert>}
      {!waiting && isSettling(order) && <Alert live>{m.order_pending_text({}, { locale })}</Alert>}
      {mustPay(order) && (
        <>
          <Alert kind={failed ? 'error' : 'warning'} live>
            {failed ? m.order_declined({}, { locale }) : m.order_unpaid_text({}, { locale })}
            {mounted && payment?.dueAt && <> {m.order_pay_until({ time: timeIn(payment.dueAt, locale) }, { locale })}</>}
          </Alert>
          {order.payPath && (
            <a
              href={localPath(view, order.payPath) + (mounted ? location.hash : '')}
              className="btn btn-primary btn-lg h-12 self-start px-6 text-base font-medium"
            >
              {m.order_pay_again({}, { locale })}
            </a>
          )}
        </>
      )}
      {payment && order.payStatus === 'unpaid' && order.status === 'inProgress' && payment.instructions.length > 0 && <Instructions order={order} />}
      {order.status !== 'cancelled' && !mustPay(order) && <p className="max-w-xl text-desc">{mailText(order, locale)}</p>}
    </div>
  );
}

function mailText(order: Order, locale: 'en' | 'zh' | 'zh-HK'): string {
  return order.contact.email ? m.order_mail_sent({ email: order.contact.email }, { locale }) : m.order_message_sent({}, { locale });
}

function timeIn(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

function Instructions({ order }: { order: Order }) {
  const { locale } = usePageView();
  const mounted = useMounted();
  return (
    <section aria-labelledby="pay-instructions" className="rounded-box border border-line p-6">
      <h2 id="pay-instructions" className="title-4 mb-3">
        {order.payment?.title}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {order.payment?.instructions.map((row) => (
          <div key={row.title} className="contents">
            <dt className="text-desc">{row.title}</dt>
            <dd className="break-words font-medium max-sm:mb-2">{row.value}</dd>
          </div>
        ))}
      </dl>
      {mounted && order.payment?.dueAt && (
        <p className="mt-4 text-sm text-desc">{m.order_pay_until({ time: timeIn(order.payment.dueAt, locale) }, { locale })}</p>
      )}
    </section>
  );
}

function Details({ order }: { order: Order }) {
  const { locale } = usePageView();
  return (
    <dl className="mt-10 grid gap-x-10 gap-y-6 border-t border-line pt-8 sm:grid-cols-2">
      <Detail title={m.checkout_step_contact({}, { locale })}>
        {order.contact.email ?? `${order.contact.countryCode ?? ''} ${order.contact.mobile ?? ''}`}
      </Detail>
      {order.payment && <Detail title={m.checkout_step_payment({}, { locale })}>{order.payment.title}</Detail>}
      {order.addressLines.length > 0 && (
        <Detail title={m.checkout_step_address({}, { locale })}>
          {order.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
      )}
      {order.shippingMethod && <Detail title={m.checkout_step_shipping({}, { locale })}>{order.shippingMethod.title}</Detail>}
      {order.shipments.map((shipment) => (
        <Detail key={shipment.expressNumber} title={m.order_shipment({}, { locale })}>
          {shipment.expressName}{' '}
          {shipment.trackingUrl ? (
            <a href={shipment.trackingUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {shipment.expressNumber}
            </a>
          ) : (
            shipment.expressNumber
          )}
        </Detail>
      ))}
      {order.remark && <Detail title={m.field_remark({}, { locale })}>{order.remark}</Detail>}
    </dl>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-sm text-desc">{title}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
