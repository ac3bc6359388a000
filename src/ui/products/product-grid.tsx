/** Products side by side. */
import { ProductCard, type ProductCardData } from './product-card.tsx';

// A few chosen products stand in rows of four, so that none is left alone in a row of three.
const rowsOfFour = 8;

/** A grid of cards: two columns on a phone, three on a tablet, four on a desk. The first `eager` pictures are fetched at once. */
export function ProductGrid({ products, eager = 0, heading = 'h3' }: { products: readonly ProductCardData[]; eager?: number; heading?: 'h2' | 'h3' }) {
  return (
    <ul
      className={`product-grid grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:gap-x-6 lg:gap-y-14 ${products.length <= rowsOfFour ? 'md:grid-cols-4' : 'md:grid-cols-3 xl:grid-cols-4'}`}
    >
      {products.map((product, index) => (
        <li key={product.path}>
          <ProductCard product={product} priority={index < eager} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
