/** For who would rather collect: no address is asked for then. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { inOneLine } from '#kit/pure/places/one-line.ts';
import { Button } from '#ui/button.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';

/** Where an order is collected, in lines. */
export function pickupLines({ pickup }: NonNullable<Checkout['shippingMethod']>): string[] {
  return pickup ? [...pickup.addressLines, pickup.hours, pickup.phone].filter((line) => line !== '') : [];
}

/** The places where this order can be collected, each with its price. */
export function PickupChoice({ checkout, busy, onChoose }: { checkout: Checkout; busy: boolean; onChoose: (id: string) => void }) {
  const money = useMoney();
  return checkout.shippingMethods
    .filter((method) => method.pickup)
    .map((method) => (
      <form
        key={method.id}
        method="post"
        action="#step-address"
        className="flex flex-col gap-3 rounded-box border border-line p-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onChoose(method.id);
        }}
      >
        <input type="hidden" name="shippingMethod" value={method.id} />
        <p className="font-medium">
          {method.title}
          {dot}
          {method.price.amount === 0 ? m.checkout_shipping_free() : money(method.price)}
        </p>
        <p className="text-desc">{inOneLine(pickupLines(method))}</p>
        <div>
          <Button type="submit" name="form" value="collect" busy={busy}>
            {m.checkout_collect_here()}
          </Button>
        </div>
      </form>
    ));
}
