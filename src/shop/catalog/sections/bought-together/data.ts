/** What the part "bought together" shows. */
import type { PictureData } from '#ui/picture-data.ts';
import type { ExpectedGoods } from '#ui/products/expected-text.ts';

type Money = { amount: number; currency: string };

/** One of the two; `expected` where it is sold ahead of stock. */
export type TogetherPiece = {
  title: string;
  slug: string;
  sku: string;
  picture: PictureData | null;
  price: Money;
  linePrice: Money | null;
  expected: ExpectedGoods | null;
};

/** The product of the page and the one that goes with it; null where there is none. */
export type BoughtTogetherData = { fromOrders: boolean; own: TogetherPiece; other: TogetherPiece; total: Money } | null;

/** What its button is given. */
export type TogetherProps = { skus: [string, string]; action: string };
