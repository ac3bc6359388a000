/** What pages of contents show. */
import type { ContentItem, ContentList, TopicItem, TopicReference } from '../contract.ts';
import type { Neighbours } from '../show/list-contents.ts';

/** The model of an article's or an entry's page; `list` is where it is listed. */
export type ContentPageModel = { item: ContentItem; neighbours: Neighbours | null; list: { title: string; path: string } | null };

/** The model of a list of articles or entries; `category` and `tag` narrow it. */
export type ContentListModel = {
  title: string;
  text: string;
  list: ContentList;
  categories: TopicItem[];
  category: TopicReference | null;
  tag: TopicReference | null;
};
