/** Products side by side. */
import type { ReactNode } from 'react';
import { AlikePrices } from '../price.tsx';
import { ProductCard, type ProductCardData } from './product-card.tsx';

type ProductGridProps = {
  products: readonly ProductCardData[];
  eager?: number;
  heading?: 'h2' | 'h3';
  swipe?: boolean;
  few?: boolean;
  small?: boolean;
  foot?: (index: number) => ReactNode;
};

// A few chosen products stand in rows of four, so that none is left alone in a row of three.
const rowsOfFour = 8;
// Three and fewer fill a row of three; of five, a row of four would leave one alone.
const rowsOfThree: ReadonlySet<number> = new Set([1, 2, 3, 5]);

/**
 * A grid of cards: two columns on a phone, three on a tablet, four on a desk, five on a wide one. The first `eager` pictures are fetched at once. With
 * `swipe` a phone shows one row, for the few products that lead from a page to others; `few`, one or two, share the width everywhere; with `small`
 * three and fewer are no larger than four. `foot` is what stands below a card.
 */
export function ProductGrid({ products, eager = 0, heading = 'h3', swipe = false, few = false, small = false, foot }: ProductGridProps) {
  const alone = few && products.length === 1;
  return (
    <AlikePrices prices={products.flatMap(({ price, linePrice }) => [price, linePrice])}>
      <ul
        className={`${swipe ? 'swipe-row sm:grid' : 'grid'} gap-x-3 gap-y-10 sm:gap-x-5 lg:gap-x-6 lg:gap-y-14 ${alone ? '' : columnsFor(products.length, { few, small })}`}
      >
        {products.map((product, index) => (
          <li key={product.path}>
            <ProductCard product={product} priority={index < eager} heading={heading} wide={few} alone={alone} foot={foot?.(index)} />
          </li>
        ))}
      </ul>
    </AlikePrices>
  );
}

function columnsFor(count: number, { few, small }: { few: boolean; small: boolean }): string {
  if (few) return 'grid-cols-2';
  if (rowsOfThree.has(count) && !small) return 'grid-cols-2 md:grid-cols-3';
  return count <= rowsOfFour ? 'grid-cols-2 md:grid-cols-4' : 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5';
}
