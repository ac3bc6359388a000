/** Prices. */
import * as m from '#messages';
import { useMoney } from './page-view.tsx';

type Money = { amount: number; currency: string };

const sizes = { small: 'text-sm', normal: 'text-base', large: 'text-2xl' } as const;

/** What is taken off: the sign stays with its number. */
export function Less({ than }: { than: Money }) {
  return <span className="whitespace-nowrap">−{useMoney()(than)}</span>;
}

/** A price; `linePrice` stands beside it, struck through; `from` says that other variants cost more. */
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
      {reduced && (
        <>
          <span className="sr-only">{m.ui_price_before()}</span>
          <s className="text-line-price text-[0.85em]">{money(linePrice)}</s>
        </>
      )}
    </span>
  );
}
