/** An order in full: state, what can be done, where it goes and how, sums, what happened. It follows what happens elsewhere. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Order } from '../../contract.ts';
import { payWord, statusWord } from '../order-words.ts';
import { OrderSummary } from '../thank-you/order-summary.tsx';
import { useOwnOrder } from './use-own-order.ts';

/** See above. */
export function OrderDetail({ initial }: { initial: Order }) {
  const { locale, userBasePath } = usePageView();
  const own = useOwnOrder(initial, locale);
  const { order } = own;
  return (
    <>
      <ArrowLink path={`${userBasePath}order`} className="mb-2">
        {m.order_all_orders({}, { locale })}
      </ArrowLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="title-1 tabular-nums">{m.order_title({ orderNo: order.orderNo }, { locale })}</h1>
        <p className="flex gap-2" aria-live="polite">
          <Badge look="quiet">{statusWord(order.status, locale)}</Badge>
          {order.status !== 'cancelled' && <Badge look={order.payStatus === 'paid' ? 'quiet' : 'strong'}>{payWord(order.payStatus, locale)}</Badge>}
        </p>
      </div>
      <p className="mt-2 text-desc">
        <When at={order.placedAt} />
      </p>
      <Acts {...own} />
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
        <div className="min-w-0 xl:order-2">
          <OrderSummary order={order} />
        </div>
        <div className="min-w-0 xl:order-1">
          <Facts order={order} />
          <Shipments order={order} />
          <Timeline order={order} />
        </div>
      </div>
    </>
  );
}

/** An instant in the page's language; in the visitor's own time once the browser has taken over. */
function When({ at }: { at: string }) {
  const { locale } = usePageView();
  const isHere = useMounted();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(isHere ? { timeStyle: 'short' } : { timeZone: 'UTC' }) });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

function Acts({ order, busy, cancel, confirm }: ReturnType<typeof useOwnOrder>) {
  const { locale } = usePageView();
  const { actions, payment, payPath } = order;
  const isHere = useMounted();
  const dueAt = payment?.dueAt;
  return (
    <div className="mt-6 flex flex-col gap-4">
      {order.status === 'pendingCancellation' && <Alert live>{m.order_cancel_requested({}, { locale })}</Alert>}
      {payPath && (
        <Alert kind="warning">
          {m.order_unpaid_text({}, { locale })}
          {isHere && dueAt && (
            <>
              {' '}
              {m.order_pay_until({ time: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(dueAt)) }, { locale })}
            </>
          )}
        </Alert>
      )}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {payPath && (
            <ButtonLink path={payPath} look="primary">
              {m.order_pay_again({}, { locale })}
            </ButtonLink>
          )}
          {actions.includes('confirm') && (
            <Button look="primary" busy={busy === 'confirm'} onClick={() => void confirm()}>
              {m.order_confirm_do({}, { locale })}
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button busy={busy === 'cancel'} onClick={() => void cancel()}>
              {m.order_cancel_do({}, { locale })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const { locale } = usePageView();
  const { contact, payment } = order;
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Fact title={m.checkout_step_contact({}, { locale })}>{contact.email ?? `${contact.countryCode ?? ''} ${contact.mobile ?? ''}`}</Fact>
      {payment && <Fact title={m.checkout_step_payment({}, { locale })}>{payment.title}</Fact>}
      {order.addressLines.length > 0 && (
        <Fact title={m.checkout_step_address({}, { locale })}>
          {order.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      )}
      {order.shippingMethod && <Fact title={m.checkout_step_shipping({}, { locale })}>{order.shippingMethod.title}</Fact>}
      {order.remark && <Fact title={m.field_remark({}, { locale })}>{order.remark}</Fact>}
      {payment?.instructions.map((row) => (
        <Fact key={row.title} title={row.title}>
          {row.value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-sm text-desc">{title}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Shipments({ order }: { order: Order }) {
  const { locale } = usePageView();
  if (order.shipments.length === 0) return null;
  const titles = new Map(order.products.map((line) => [line.lineId, line.title]));
  const dayOf = (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));
  return (
    <section aria-labelledby="order-shipments" className="mt-10">
      <h2 id="order-shipments" className="title-3 mb-4">
        {m.order_shipments({}, { locale })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.shipments.map((shipment) => (
          <li key={`${shipment.expressNumber} ${shipment.shippedAt}`} className="py-4">
            <p className="font-medium">
              {shipment.expressName} <span className="tabular-nums">{shipment.expressNumber}</span>
            </p>
            <p className="mt-1 text-sm text-desc">
              {m.order_shipped_on({ date: dayOf(shipment.shippedAt) }, { locale })}
              {shipment.deliveredAt && ` · ${m.order_delivered_on({ date: dayOf(shipment.deliveredAt) }, { locale })}`}
            </p>
            <p className="mt-1 text-sm">
              {shipment.lines.map((line) => m.order_pieces_of({ count: line.quantity, title: titles.get(line.lineId) ?? '' }, { locale })).join(', ')}
            </p>
            {shipment.trackingUrl && (
              <a href={shipment.trackingUrl} target="_blank" rel="noreferrer" className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4">
                {m.order_track({}, { locale })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Timeline({ order }: { order: Order }) {
  const { locale } = usePageView();
  return (
    <section aria-labelledby="order-history" className="mt-10">
      <h2 id="order-history" className="title-3 mb-4">
        {m.order_history({}, { locale })}
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {order.timeline.toReversed().map((event, index) => (
          <li key={`${event.at} ${event.event} ${index}`} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              {event.title}
              {event.reason && <span className="block break-words text-sm text-desc">{event.reason}</span>}
            </span>
            <span className="text-sm tabular-nums text-desc">
              <When at={event.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
