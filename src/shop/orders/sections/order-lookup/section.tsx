/** The page on which an order is looked up. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Island } from '#ui/island.tsx';
import { OrderLookup, type OrderLookupProps } from './island.tsx';

/** Heading, what happens, and the form. */
export function OrderLookupSection({ data }: { settings: unknown; data: OrderLookupProps }) {
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.order_lookup_title() }]} />
      <div className="mx-auto max-w-md">
        <h1 className="title-1 mt-6 lg:mt-14">{m.order_lookup_title()}</h1>
        <p className="mt-4 text-desc">{m.order_lookup_text()}</p>
        <Island name="order-lookup" of={OrderLookup} when="load" props={data} />
      </div>
    </section>
  );
}
