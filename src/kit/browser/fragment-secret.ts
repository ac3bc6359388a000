/** A secret from a mailed link: it is in the URL fragment, which browsers do not send to a server. */

/** The secret as a field of an API call about an order (`orderToken`); nothing where the address has none. */
export function secretHere(): { orderToken?: string } {
  const secret = location.hash.slice(1);
  return /^[\w-]{20,64}$/.test(secret) ? { orderToken: secret } : {};
}
