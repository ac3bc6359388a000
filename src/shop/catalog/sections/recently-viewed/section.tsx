/** What this visitor has looked at lately. */
import { Island } from '#ui/island.tsx';
import type { ProductPageModel } from '../product-main/data.ts';
import { RecentlyViewed } from './island.tsx';

/** Empty in the page itself, which is the same for everybody; on a product's own page that product is left out. */
export function RecentlyViewedSection({ model }: { settings: unknown; data: unknown; model: ProductPageModel | null }) {
  return <Island name="recently-viewed" of={RecentlyViewed} when="visible" props={{ without: model?.product?.id ?? null }} />;
}
