/** The way to write to the shop about an order. */
import * as m from '#messages';
import { askPath } from '#kit/pure/orders/ask-about-order.ts';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { usualPath } from '#ui/usual-pages.tsx';

/** To the page about contact, with the order's number. */
export function AskLink({ orderNo }: { orderNo: string }) {
  const path = usualPath(usePageView(), 'contact')!;
  return (
    <ShopLink path={askPath(path, orderNo)} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {m.order_ask()}
    </ShopLink>
  );
}
