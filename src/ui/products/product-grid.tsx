/** Products side by side. */
import type { ReactNode } from 'react';
import { AlikePrices } from '../price.tsx';
import { fittingColumns } from './fitting-columns.ts';
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
// Three and fewer fill a row of three.
const rowOfThree = 3;
// Two large ones over three smaller ones; where there is room one row.
const five = 'grid-cols-2 md:grid-cols-6 md:[&>li]:col-span-2 md:[&>li:nth-child(-n+2)]:col-span-3 xl:grid-cols-5 xl:[&>li]:col-span-1!';
// Whole class names, which the style sheet is made of.
const tablet: Readonly<Record<number, string>> = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' };
const desk: Readonly<Record<number, string>> = { 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4' };
const wide: Readonly<Record<number, string>> = { 4: '2xl:grid-cols-4', 5: '2xl:grid-cols-5' };

/**
 * A grid of cards: two columns on a phone, three on a tablet, four on a desk, five on a wide one, or one more or fewer where else a card would stand alone in the last row. The first `eager` pictures are fetched at once. With
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
  if (count <= rowOfThree && !small) return 'grid-cols-2 md:grid-cols-3';
  if (count === 5) return five;
  if (count <= rowsOfFour) return 'grid-cols-2 md:grid-cols-4';
  return `grid-cols-2 ${tablet[fittingColumns(count, [3, 4])]} ${desk[fittingColumns(count, [4, 3])]} ${wide[fittingColumns(count, [5, 4])]}`;
}
