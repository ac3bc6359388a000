/** What the page of own articles shows. */
import type { OwnArticle, OwnArticleItem } from '../../contract.ts';

/** The list, or one article to be written; a new one starts with the account's name and the page's language. */
export type OwnArticlesModel =
  | { show: 'list'; items: OwnArticleItem[]; total: number; page: number; size: number }
  | { show: 'edit'; article: OwnArticle | null; start: { lang: string; author: string } };
