/** The price of a line of a cart. */
import { Price } from '../price.tsx';

type Money = { amount: number; currency: string };

type PricedLine = { quantity: number; linePrice: Money | null; subtotal: Money; total: Money };

/** What a line comes to, at the right edge, where all prices of a list end; before it, struck through, what it would have cost without what is taken off its price and in the cart. */
export function LinePrice({ line: { quantity, linePrice, subtotal, total }, size = 'normal' }: { line: PricedLine; size?: 'small' | 'normal' }) {
  const before = Math.max(subtotal.amount, (linePrice?.amount ?? 0) * quantity);
  return (
    <span className={`shrink-0 text-right [&>span]:flex-row-reverse ${size === 'small' ? 'text-sm' : ''}`}>
      <Price price={total} linePrice={{ amount: before, currency: total.currency }} size={size} />
    </span>
  );
}
