/** What was bought and for how much. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { detailPath, localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { Less } from '#ui/price.tsx';
import { reviewPath } from '#ui/products/review-path.ts';
import { expectedLine } from '#ui/products/expected-text.ts';
import { useMounted } from '#ui/use-mounted.ts';
import { Totals, useReductionRows, type TotalRow } from '#ui/totals.tsx';
import type { Order } from '../../contract.ts';
import { linesToReview } from '../../account/lines-to-review.ts';

/** Lines and sums as stored with the order; what has arrived can be reviewed. */
export function OrderSummary({ order }: { order: Order }) {
  const toReview = new Set(linesToReview(order).map(({ slug }) => slug));
  return (
    <section aria-labelledby="order-summary" className="rounded-box bg-base-200/70 p-6 lg:self-start lg:p-8">
      <h2 id="order-summary" className="title-3 mb-2">
        {m.checkout_summary()}
      </h2>
      <ul className="divide-y divide-line">
        {order.products.map((line) => (
          <Line key={line.lineId} line={line} orderNo={order.orderNo} canReview={toReview.has(line.slug)} />
        ))}
      </ul>
      <div className="mt-2 border-t border-line pt-6">
        <Totals rows={useRows(order)} />
      </div>
    </section>
  );
}

function Line({ line, orderNo, canReview }: { line: Order['products'][number]; orderNo: string; canReview: boolean }) {
  const view = usePageView();
  const money = useMoney();
  // What staff wrote down is no product and has no page.
  const path = line.slug === '' ? null : detailPath(view, 'product', line.slug);
  return (
    <li className="flex items-start gap-4 py-4">
      {line.image ? (
        <Picture picture={{ ...line.image, alt: '' }} sizes="64px" className="size-16 shrink-0 rounded-field" />
      ) : (
        <span className="size-16 shrink-0 rounded-field bg-base-300" />
      )}
      <div className="min-w-0 grow text-sm">
        <p className="break-words font-medium">
          {path === null ? (
            line.title
          ) : (
            <ShopLink path={path} className="underline-offset-4 hover:underline">
              {line.title}
            </ShopLink>
          )}
        </p>
        {line.options.length > 0 && <p className="text-desc">{line.options.map((option) => option.value).join(dot)}</p>}
        <p className="text-desc">{m.checkout_pieces({ count: line.quantity })}</p>
        {line.expected && <p className="font-medium">{expectedLine(line.expected, { all: line.quantity, locale: view.locale })}</p>}
        {canReview && <ReviewLink orderNo={orderNo} line={line} />}
      </div>
      <span className="text-sm tabular-nums">{money({ amount: line.price.amount * line.quantity, currency: line.price.currency })}</span>
    </li>
  );
}

/** Who came by a mailed link takes its secret along: with it the review is a buyer's. */
function ReviewLink({ orderNo, line: { slug, title } }: { orderNo: string; line: Order['products'][number] }) {
  const view = usePageView();
  const isHere = useMounted();
  const secret = isHere && view.kind === 'checkout' ? secretHere().orderToken : undefined;
  const byLink = `/checkout/thankyou?order=${encodeURIComponent(orderNo)}&review=${encodeURIComponent(slug)}#${secret}`;
  return (
    <a
      href={localPath(view, secret === undefined ? reviewPath(view, slug) : byLink)}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {m.reviews_write()}
      <span className="sr-only"> {title}</span>
    </a>
  );
}

function useRows(order: Order): TotalRow[] {
  const money = useMoney();
  const reductions = useReductionRows([...order.promotionDiscounts, ...order.couponDiscounts]);
  const rows: TotalRow[] = [{ title: m.cart_subtotal(), value: money(order.subtotal) }, ...reductions];
  if (order.address || order.shippingFee.amount > 0)
    rows.push({
      title: m.cart_shipping(),
      value: order.shippingFee.amount === 0 ? m.checkout_shipping_free() : money(order.shippingFee),
    });
  if (!order.taxIncluded && order.tax.amount > 0) rows.push({ title: m.checkout_tax(), value: money(order.tax) });
  if (order.credits.amount > 0) rows.push({ title: m.checkout_credits(), value: <Less than={order.credits} /> });
  if (order.giftCardsAmount.amount > 0) rows.push({ title: m.gift_card(), value: <Less than={order.giftCardsAmount} /> });
  rows.push({
    title: m.cart_total(),
    value: money(order.total),
    strong: true,
    ...(order.taxIncluded && order.tax.amount > 0 ? { note: m.checkout_tax_included({ tax: money(order.tax) }) } : {}),
  });
  if (order.due.amount > 0 && order.due.amount < order.total.amount) rows.push({ title: m.order_due(), value: money(order.due), strong: true });
  if (order.refundedAmount.amount > 0) rows.push({ title: m.order_refunded(), value: money(order.refundedAmount) });
  if (order.creditsReturned.amount > 0) rows.push({ title: m.order_credits_returned(), value: money(order.creditsReturned) });
  if (order.giftCardsReturned.amount > 0) rows.push({ title: m.order_gift_cards_returned(), value: money(order.giftCardsReturned) });
  return rows;
}
