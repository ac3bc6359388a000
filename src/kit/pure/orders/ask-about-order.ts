/** The way to ask the shop about an order. */

/** What an order's number looks like in an address and a field; whether there is such an order is not asked. */
export const orderNoPattern = /^[\w-]{4,20}$/;

/** A page's path with the number of the order to ask about; its form fills it in. */
export function askPath(path: string, orderNo: string): string {
  return `${path}?order=${encodeURIComponent(orderNo)}`;
}

/** The number in an address' query (`order`); null where there is none that looks like one. */
export function askedOrder(query: URLSearchParams): string | null {
  const given = query.get('order') ?? '';
  return orderNoPattern.test(given) ? given : null;
}
