/** What can be done with an order of the list: a button for what most come for, the rest as links below it. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { buttonClasses } from '#ui/button.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { reviewPath } from '#ui/products/review-path.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { Order } from '../../contract.ts';
import { returnWord } from '../order-view/return-word.ts';
import { numberOf } from '../order-texts.ts';
import { cardActionsOf, isLedBy, parcelToTrack, type CardAction } from './card-actions.ts';
import { OrderAgain } from './order-again/island.tsx';

/** A product that has arrived and was not reviewed. */
export type ToReview = { slug: string; title: string };

const quiet = 'inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4 hover:no-underline';

/** The one thing that most come for, as a button, and the rest as links; null where there is none. */
export function cardButtons(order: Order, toReview: ToReview | undefined): { lead: ReactNode; more: ReactNode } {
  const actions = cardActionsOf(order, toReview !== undefined);
  const leads = isLedBy(actions[0]) ? actions[0] : undefined;
  const rest = actions.filter((action) => action !== leads);
  return {
    lead: leads ? <CardButton action={leads} order={order} toReview={toReview} look={lookOf(leads)} /> : null,
    more: rest.length > 0 ? rest.map((action) => <CardButton key={action} action={action} order={order} toReview={toReview} look={quiet} />) : null,
  };
}

const lookOf = (action: CardAction): string => buttonClasses(action === 'pay' ? 'primary' : 'plain', false, '');

type ButtonProps = { action: CardAction; order: Order; toReview: ToReview | undefined; look: string };

function CardButton({ action, order, toReview, look }: ButtonProps) {
  const view = usePageView();
  const number = numberOf(order);
  if (action === 'again') {
    return (
      <Island name="order-again" of={OrderAgain} when="interaction" className="contents noscript:hidden" props={{ orderNo: order.orderNo, number, look }} />
    );
  }
  if (action === 'track') {
    const parcel = parcelToTrack(order);
    return (
      <a href={parcel?.trackingUrl ?? undefined} target="_blank" rel="noreferrer" className={look}>
        {m.order_track()}
        <span className="sr-only"> {parcel?.expressNumber}</span>
      </a>
    );
  }
  const { path, title, of } = linkOf(action, { order, toReview, number, view });
  return (
    <ShopLink path={path} className={look}>
      {title}
      <span className="sr-only"> {of}</span>
    </ShopLink>
  );
}

type Linked = { order: Order; toReview: ToReview | undefined; number: string; view: ReturnType<typeof usePageView> };

/** Where one of the others leads, and what of it is heard besides its title. */
function linkOf(action: 'pay' | 'review' | 'return', { order, toReview, number, view }: Linked): { path: string; title: string; of: string } {
  if (action === 'pay') return { path: order.payPath ?? '', title: m.order_pay_again(), of: number };
  if (action === 'review') return { path: reviewPath(view, toReview?.slug ?? ''), title: m.reviews_write(), of: toReview?.title ?? '' };
  const canSendBack = order.products.some(({ returnableGoods }) => returnableGoods > 0);
  const path = `${view.userBasePath}order/${encodeURIComponent(order.orderNo)}#ask-return`;
  return { path, title: canSendBack ? m.returns_ask() : returnWord(order), of: number };
}
