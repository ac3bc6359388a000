/** The visitor's wish list in the browser (docs/rules/pages.md, "Wish list"): fetched once, the same in all islands. */
import { callApi, type ApiAnswer } from './api-call.ts';
import { authToken, noWishList, wishList, type WishList } from './state.ts';

/** A kind of things on a wish list. */
export type WishType = keyof WishList;

let loading: Promise<void> | undefined;
// What was fetched was another person's.
authToken.listen(() => (loading = undefined));

/** Fetches the lists, unless it is known that there are none. Notes when all are empty: later loads then skip the fetch. */
export function loadWishList(): Promise<void> {
  return (loading = fetchLists());
}

/** Settles once the lists are known; fetches them where nobody has yet. */
export const wishListKnown = (): Promise<void> => loading ?? loadWishList();

async function fetchLists(): Promise<void> {
  if (noWishList.get()) return;
  const token = authToken.get();
  const { code, data } = await callApi<WishList>('/favorite/wishList', {}, { quiet: true });
  if (code !== 0 || !data || token !== authToken.get()) return;
  wishList.set(data);
  if (countOf(data) === 0) noWishList.set(true);
}

/** How many things are on the lists. */
export function countOf(lists: WishList | null): number {
  return lists ? lists.article.length + lists.product.length + lists.page.length : 0;
}

/** Whether something is on the wish list, as far as is known. */
export function isWished(type: WishType, id: string): boolean {
  return wishList.get()?.[type].includes(id) ?? false;
}

/** Puts something on the list or takes it off, shown at once; what the shop refuses is shown as it was. */
export async function setWished(type: WishType, id: string, wished: 'add' | 'cancel'): Promise<ApiAnswer<unknown>> {
  show(type, id, wished);
  if (wished === 'add') noWishList.set(false);
  const answer = await callApi(`/favorite/${wished}`, { type, id });
  if (answer.code !== 0) show(type, id, wished === 'add' ? 'cancel' : 'add');
  return answer;
}

function show(type: WishType, id: string, wished: 'add' | 'cancel'): void {
  const lists = wishList.get() ?? { article: [], product: [], page: [] };
  const others = lists[type].filter((one) => one !== id);
  wishList.set({ ...lists, [type]: wished === 'add' ? [id, ...others] : others });
}
