import { add, amount } from '#kit/pure/amount.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { ProductPageModel } from '../product-main/data.ts';
import type { BoughtTogetherData } from './data.ts';

/** The product that goes with this one, where both can be put into a cart. Nothing beside a set, which costs less together. */
export async function loadBoughtTogether({ model }: SectionScope<ProductPageModel>): Promise<Loaded<BoughtTogetherData>> {
  const { product, variant, promotions } = model;
  if (promotions.some(({ set }) => set !== null)) return { data: null, tags: [] };
  const { partner } = await model.related;
  if (!partner || !product.showCart || variant.stock === 'out') return { data: null, tags: ['products'] };
  const { item, fromOrders } = partner;
  const total = { amount: add(amount(variant.price.amount), amount(item.buyPrice.amount)), currency: variant.price.currency };
  const picture = product.images.find((image) => image.id === variant.imageId) ?? product.images[0] ?? null;
  return {
    data: {
      fromOrders,
      own: {
        title: product.title,
        slug: product.slug,
        sku: variant.sku,
        picture,
        price: variant.price,
        linePrice: variant.linePrice,
        expected: variant.expected,
      },
      other: {
        title: item.title,
        slug: item.slug,
        sku: item.sku,
        picture: item.images[0] ?? null,
        price: item.buyPrice,
        linePrice: null,
        expected: item.expected,
      },
      total,
    },
    tags: ['products', `product:${item.id}`],
  };
}
