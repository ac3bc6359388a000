/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { understoodQuery } from './lists/list-query.ts';
import { loadBestsellers } from './sections/bestsellers/load.ts';
import { BestsellersSection } from './sections/bestsellers/section.tsx';
import { loadBrandList, loadOtherBrands } from './sections/brand-list/load.ts';
import { OtherBrands } from './sections/brand-list/other-brands.tsx';
import { BrandList } from './sections/brand-list/section.tsx';
import { loadCategoryList } from './sections/category-list/load.ts';
import { CategoryList } from './sections/category-list/section.tsx';
import { categoryListSettings } from './sections/category-list/settings.ts';
import { loadBoughtTogether } from './sections/bought-together/load.ts';
import { BoughtTogether } from './sections/bought-together/section.tsx';
import { loadCollectionList, loadOtherCollections } from './sections/collection-list/load.ts';
import { CollectionList } from './sections/collection-list/section.tsx';
import { collectionListSettings } from './sections/collection-list/settings.ts';
import { CouponProducts } from './sections/coupon-products/section.tsx';
import { loadProductGrid } from './sections/product-grid/load.ts';
import { ProductGridSection } from './sections/product-grid/section.tsx';
import { productGridSettings } from './sections/product-grid/settings.ts';
import { ListedProducts, ProductListSection } from './sections/product-list/section.tsx';
import { loadProductMain } from './sections/product-main/load.ts';
import { ProductMain } from './sections/product-main/section.tsx';
import { RecentlyViewedSection } from './sections/recently-viewed/section.tsx';
import { loadRelatedProducts } from './sections/related-products/load.ts';
import { RelatedToCart, RelatedProducts } from './sections/related-products/section.tsx';
import { loadTagList } from './sections/tag-list/load.ts';
import { TagList } from './sections/tag-list/section.tsx';

export type { BrandListModel } from './sections/brand-list/data.ts';
export type { CouponProductsModel } from './sections/coupon-products/section.tsx';
export type { ListingModel, SearchExtras } from './sections/product-list/data.ts';
export { choicesOf, fieldRanges, isBound, priceRange, readPrice } from './sections/product-list/addresses.ts';
export type { RelatedToCartModel } from './sections/related-products/section.tsx';
export type { BuyingForm, ProductPageModel } from './sections/product-main/data.ts';

const noSettings = z.object({});

export const catalogSections: readonly AnySection[] = [
  defineSection({
    name: 'product-grid',
    card: { title: m.section_product_grid, about: m.section_product_grid_about, group: 'products' },
    settings: productGridSettings,
    load: loadProductGrid,
    Component: ProductGridSection,
  }),
  defineSection({ name: 'bestsellers', card: { title: m.product_bestsellers }, settings: noSettings, load: loadBestsellers, Component: BestsellersSection }),
  defineSection({
    name: 'category-list',
    card: { title: m.section_category_list, about: m.section_category_list_about, group: 'products' },
    settings: categoryListSettings,
    load: loadCategoryList,
    Component: CategoryList,
  }),
  defineSection({
    name: 'collection-list',
    card: { title: m.section_collection_list, about: m.section_collection_list_about, group: 'products' },
    settings: collectionListSettings,
    load: loadCollectionList,
    Component: CollectionList,
  }),
  defineSection({
    name: 'other-collections',
    card: { title: m.section_other_collections },
    settings: noSettings,
    load: loadOtherCollections,
    Component: CollectionList,
  }),
  defineSection({ name: 'product-main', card: { title: m.section_product_main }, settings: noSettings, load: loadProductMain, Component: ProductMain }),
  defineSection({
    name: 'bought-together',
    card: { title: m.product_bought_together, about: m.section_bought_together_about, group: 'products', fits: ['product'] },
    settings: noSettings,
    load: loadBoughtTogether,
    Component: BoughtTogether,
  }),
  defineSection({
    name: 'recently-viewed',
    card: { title: m.product_recently_viewed, about: m.section_recently_viewed_about, group: 'products' },
    settings: noSettings,
    Component: RecentlyViewedSection,
  }),
  defineSection({
    name: 'related-products',
    card: { title: m.section_related_products, about: m.section_related_products_about, group: 'products', fits: ['product'] },
    settings: noSettings,
    load: loadRelatedProducts,
    Component: RelatedProducts,
  }),
  defineSection({ name: 'going-with', card: { title: m.section_going_with }, settings: noSettings, Component: RelatedToCart }),
  defineSection({ name: 'coupon-products', card: { title: m.section_coupon_products }, settings: noSettings, Component: CouponProducts }),
  defineSection({
    name: 'listed-products',
    card: { title: m.section_listed_products },
    settings: noSettings,
    load: async ({ query }) => ({ data: { query: understoodQuery(query).toString() }, tags: [] }),
    Component: ListedProducts,
  }),
  defineSection({
    name: 'product-list',
    card: { title: m.section_product_list },
    settings: noSettings,
    load: async ({ query }) => ({ data: { query: understoodQuery(query).toString() }, tags: [] }),
    Component: ProductListSection,
  }),
  defineSection({
    name: 'tag-list',
    card: { title: m.section_tag_list },
    settings: noSettings,
    load: loadTagList,
    Component: TagList,
  }),
  defineSection({ name: 'other-brands', card: { title: m.section_other_brands }, settings: noSettings, load: loadOtherBrands, Component: OtherBrands }),
  defineSection({
    name: 'brand-list',
    card: { title: m.section_brand_list },
    settings: noSettings,
    load: loadBrandList,
    Component: BrandList,
  }),
];
