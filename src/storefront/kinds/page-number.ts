/** The page of a list that an address asks for. */

const lastPage = 10_000;

/** Whether an address asks for a page beyond every list, however long. */
export const isBeyondLists = (query: URLSearchParams): boolean => pageNumber(query) > lastPage;

/** What is no page number asks for the first page; what lies beyond every list, for one with nothing in it. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), lastPage + 1) : 1;
}
