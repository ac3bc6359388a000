/** A secret that came with a mailed link: it stands in the address's fragment, of which no server is told. */

/** The secret as a field of an API call about an order (`orderToken`); nothing where the address has none. */
export function secretHere(): { orderToken?: string } {
  const secret = location.hash.slice(1);
  return /^[\w-]{20,64}$/.test(secret) ? { orderToken: secret } : {};
}
