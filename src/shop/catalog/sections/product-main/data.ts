/** What the product page's main part shows and gives to its islands. */
import type { PictureData } from '#ui/picture-data.ts';
import type { Product, ProductOption, ProductVariant } from '../../contract.ts';

/** The model of the product page: the product, and the variant that its address names (or the first that can be had). */
export type ProductPageModel = { product: Product; variant: ProductVariant };

/** What the buy box needs of a variant. */
export type BuyBoxVariant = Pick<ProductVariant, 'sku' | 'options' | 'price' | 'linePrice' | 'stock' | 'available' | 'imageId'>;

/** What the buy box is given. */
export type BuyBoxProps = { slug: string; title: string; options: ProductOption[]; variants: BuyBoxVariant[]; sku: string; showCart: boolean };

/** What the gallery is given. */
export type GalleryProps = { pictures: PictureData[]; title: string; slides: boolean };
