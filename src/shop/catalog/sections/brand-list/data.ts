/** What pages that list brands show. */
import type { PictureData } from '#ui/picture-data.ts';
import type { BrandItem, BrandPage } from '../../contract.ts';

/** The page: what it is called, its path without language prefix, below which each brand has a page, and its brands. */
export type BrandListModel = { title: string; path: string; list: BrandPage };

/** The brands with how many products each has; `picture` is a brand's own, or of a product. */
export type BrandListData = { items: (BrandItem & { picture: PictureData | null })[] };
