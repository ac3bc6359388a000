/** For who would rather collect: no address is asked for then. */
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';

/** Where an order is collected, in lines. */
export function pickupLines({ pickup }: NonNullable<Checkout['shippingMethod']>): string[] {
  return pickup ? [...pickup.addressLines, pickup.hours, pickup.phone].filter((line) => line !== '') : [];
}

/** The places where this order can be collected, each with its price. */
export function PickupChoice({ checkout, busy, onChoose }: { checkout: Checkout; busy: boolean; onChoose: (id: string) => void }) {
  const { locale } = usePageView();
  const money = useMoney();
  return checkout.shippingMethods
    .filter((method) => method.pickup)
    .map((method) => (
      <div key={method.id} className="flex flex-col gap-3 rounded-box border border-line p-4 text-sm">
        <p className="font-medium">
          {method.title} · {method.price.amount === 0 ? m.checkout_shipping_free({}, { locale }) : money(method.price)}
        </p>
        <p className="text-desc">{pickupLines(method).join(', ')}</p>
        <div>
          <Button busy={busy} onClick={() => onChoose(method.id)}>
            {m.checkout_collect_here({}, { locale })}
          </Button>
        </div>
      </div>
    ));
}
