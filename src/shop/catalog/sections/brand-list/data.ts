/** What pages that list brands show. */
import type { PictureData } from '#ui/picture-data.ts';
import type { BrandItem, BrandPage, ProductListItem } from '../../contract.ts';

/** The page: what it is called, its path without language prefix, below which each brand has a page, and its brands. */
export type BrandListModel = { title: string; path: string; list: BrandPage };

/** A brand that the shop describes, with its cover, else a picture of its goods in use, and those that sell best. */
export type BrandStory = BrandItem & { lead: PictureData | null; products: ProductListItem[] };

/** The brands with how many products each has: those with a description, then the others, whose `picture` is their own or a product's. */
export type BrandListData = { stories: BrandStory[]; others: (BrandItem & { picture: PictureData | null })[] };
