/** What pages that list brands show. */
import type { BrandItem } from '../../contract.ts';

/** The page: what it is called, and its path without language prefix, below which each brand has a page. */
export type BrandListModel = { title: string; path: string };

/** The brands with how many products each has. */
export type BrandListData = { items: BrandItem[] };
