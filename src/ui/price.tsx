/** Prices. */
import { createContext, useContext, type ReactNode } from 'react';
import * as m from '#messages';
import { areWholeYuan, formatMoney, formatShortMoney } from '#kit/pure/amount.ts';
import { useMoney, usePageView } from './page-view.tsx';
import { reducedBy } from './products/reduced-by.ts';

type Money = { amount: number; currency: string };

const sizes = { small: 'text-sm', normal: 'text-base', large: 'text-2xl' } as const;

/** What is taken off: the sign stays with its number. */
export function Less({ than }: { than: Money }) {
  return <span className="whitespace-nowrap">−{useMoney()(than)}</span>;
}

const AlikeContext = createContext<boolean | null>(null);

/** Writes the prices of a list alike: with decimals where one of them has some. */
export function AlikePrices({ prices, children }: { prices: readonly (Money | null)[]; children: ReactNode }) {
  const { locale } = usePageView();
  return <AlikeContext value={areWholeYuan(known(prices), locale)}>{children}</AlikeContext>;
}

const known = (prices: readonly (Money | null)[]) => prices.filter((one) => one !== null);

/** How prices of one thing are written: in Chinese, whole yuan stand without decimals where all of them are whole, in a list all of it. */
function usePriceText(prices: readonly (Money | null)[]): (money: Money) => string {
  const { locale } = usePageView();
  const inList = useContext(AlikeContext);
  const write = (inList ?? areWholeYuan(known(prices), locale)) ? formatShortMoney : formatMoney;
  return (one) => write(one, locale);
}

type PriceProps = { price: Money; linePrice?: Money | null; lowest?: string | undefined; from?: boolean; size?: keyof typeof sizes };

/**
 * A price; `linePrice` stands beside it, struck through; `from` says that other variants cost more. A large one says in words which was before, and by
 * how much it fell. `lowest`: a sentence on the price before, where the law asks for one.
 */
export function Price({ price, linePrice = null, lowest, from = false, size = 'normal' }: PriceProps) {
  const say = usePriceText([price, linePrice]);
  const reduced = linePrice !== null && linePrice.amount > price.amount;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 tabular-nums ${sizes[size]}`}>
      {reduced && <span className="sr-only">{m.ui_price_now()}</span>}
      <span className={reduced ? 'text-sales-price font-medium' : ''}>{from ? m.ui_price_from({ price: say(price) }) : say(price)}</span>
      {reduced && (
        <>
          <span className={size === 'large' ? 'text-sm text-desc' : 'sr-only'}>{m.ui_price_before()}</span>
          <s className={`text-line-price ${size === 'large' ? 'text-base' : 'text-[0.85em]'}`}>{say(linePrice)}</s>
          {size === 'large' && <Fallen price={price} linePrice={linePrice} />}
          {lowest && <span className="basis-full text-xs text-desc">{lowest}</span>}
        </>
      )}
    </span>
  );
}

function Fallen(prices: { price: Money; linePrice: Money }) {
  const { locale } = usePageView();
  return <span className="text-sm text-sales-price">{reducedBy(prices, locale)}</span>;
}
