/** One of the user's orders. */
import { Island } from '#ui/island.tsx';
import type { Order } from '../../contract.ts';
import { OrderDetail } from './island.tsx';

/** The island; its text is rendered on the server. */
export function UserOrderSection({ model }: { settings: unknown; model: Order }) {
  return (
    <section className="py-6 lg:py-10">
      <Island name="order-detail" of={OrderDetail} when="load" props={{ initial: model }} />
    </section>
  );
}
