/** Prices. */
import * as m from '#messages';
import { useMoney, usePageView } from './page-view.tsx';
import { reducedBy } from './reduced-by.ts';

type Money = { amount: number; currency: string };

const sizes = { small: 'text-sm', normal: 'text-base', large: 'text-2xl' } as const;

/** What is taken off: the sign stays with its number. */
export function Less({ than }: { than: Money }) {
  return <span className="whitespace-nowrap">−{useMoney()(than)}</span>;
}

/** A price; `linePrice` stands beside it, struck through; `from` says that other variants cost more. A large one says in words which was before, and by how much it fell. */
export function Price({
  price,
  linePrice = null,
  from = false,
  size = 'normal',
}: {
  price: Money;
  linePrice?: Money | null;
  from?: boolean;
  size?: keyof typeof sizes;
}) {
  const money = useMoney();
  const reduced = linePrice !== null && linePrice.amount > price.amount;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 tabular-nums ${sizes[size]}`}>
      {reduced && <span className="sr-only">{m.ui_price_now()}</span>}
      <span className={reduced ? 'text-sales-price font-medium' : ''}>{from ? m.ui_price_from({ price: money(price) }) : money(price)}</span>
      {reduced && <Before price={price} linePrice={linePrice} inWords={size === 'large'} />}
    </span>
  );
}

function Before({ price, linePrice, inWords }: { price: Money; linePrice: Money; inWords: boolean }) {
  const money = useMoney();
  const { locale } = usePageView();
  return (
    <>
      <span className={inWords ? 'text-sm text-desc' : 'sr-only'}>{m.ui_price_before()}</span>
      <s className={`text-line-price ${inWords ? 'text-base' : 'text-[0.85em]'}`}>{money(linePrice)}</s>
      {inWords && <span className="text-sm text-sales-price">{reducedBy({ price, linePrice }, locale)}</span>}
    </>
  );
}

type PricedLine = { quantity: number; linePrice: Money | null; subtotal: Money; total: Money };

/** What a line comes to; beside it, struck through, what it would have cost without what is taken off its price and in the cart. */
export function LinePrice({ line: { quantity, linePrice, subtotal, total }, size = 'normal' }: { line: PricedLine; size?: 'small' | 'normal' }) {
  const before = Math.max(subtotal.amount, (linePrice?.amount ?? 0) * quantity);
  return (
    <span className="shrink-0 text-right">
      <Price price={total} linePrice={{ amount: before, currency: total.currency }} size={size} />
    </span>
  );
}
