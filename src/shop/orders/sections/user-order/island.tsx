/** An order of the account in full. It follows what happens elsewhere. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { NumberTitle } from '#ui/order-parts/number-title.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { BackLink } from '#ui/shop-link.tsx';
import type { Order } from '../../contract.ts';
import { OrderBody } from '../order-view/order-body.tsx';
import { useActions } from '../order-view/use-actions.ts';
import { useOrder } from '../order-view/use-order.ts';
import { When } from '#ui/local-time/when.tsx';
import { OrderBadges } from '../order-badges.tsx';
import { numberOf } from '../order-texts.ts';

export function OrderDetail({ initial }: { initial: Order }) {
  const { userBasePath } = usePageView();
  const { orderNo } = initial;
  const { order: latest, setOrder, refresh, waiting } = useOrder(orderNo, initial);
  const actions = useActions({ orderNo, setOrder, refresh });
  const order = latest ?? initial;
  const head = (
    <>
      <BackLink path={`${userBasePath}order`}>{m.order_all_orders()}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="title-1 tabular-nums">
          <NumberTitle text={m.order_title({ orderNo: numberOf(order) })} number={numberOf(order)} look="title-2" />
        </h1>
        <p className="flex gap-2" aria-live="polite">
          <OrderBadges order={order} />
        </p>
      </div>
      <p className="mt-2 text-desc">
        <When at={order.placedAt} />
        {order.imported && (
          <>
            {dot}
            {m.order_imported()}
          </>
        )}
      </p>
    </>
  );
  return <OrderBody head={head} order={order} actions={actions} waiting={waiting} />;
}
