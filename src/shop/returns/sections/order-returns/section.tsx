/** What is sent back of the order that the page shows. */
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { OrderReturns } from './island.tsx';
import type { OrderReturnsData, OrderReturnsModel } from './data.ts';
import { PlainForms } from './plain-forms.tsx';

/** The island, in the page's column; for guests without a script plain forms below it. */
export function OrderReturnsSection({ model, data }: { settings: unknown; model: OrderReturnsModel; data: OrderReturnsData }) {
  const { kind } = usePageView();
  const props = 'products' in model ? { orderNo: model.orderNo, initial: model } : model;
  return (
    <div className={kind === 'user' ? 'pb-10 lg:col-start-2 lg:pt-12' : 'page-width pb-16'}>
      <Island name="order-returns" of={OrderReturns} when="load" props={{ orderNo: props.orderNo, initial: props.initial, known: data.known }} />
      {kind !== 'user' && props.initial && <PlainForms order={props.initial} data={data} />}
    </div>
  );
}
