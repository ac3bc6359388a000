/** The staff member who opened an app's page in the back office. Runs wherever there is Web Crypto; the secret stays on the app's server. */

/** The staff member who opened the page. */
export type Opener = { shop: string; app: string; staff: string; lang: string };

/** Reads the address under which the shop opened the page; null when the shop did not sign it, or more than a minute ago. */
export async function openedBy(url: string, secret: string, now: number = Date.now()): Promise<Opener | null> {
  const [said = '', signature = ''] = new URL(url, 'http://page.invalid').search.slice(1).split('&signature=');
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  if (!/^(?:[0-9a-f]{2})+$/.test(signature)) return null;
  const given = Uint8Array.from(signature.match(/../g)!, (pair) => Number.parseInt(pair, 16));
  if (!(await crypto.subtle.verify('HMAC', key, given, encoder.encode(said)))) return null;
  const { shop = '', app = '', staff = '', lang = '', expires } = Object.fromEntries(new URLSearchParams(said));
  return Number(expires) * 1_000 > now ? { shop, app, staff, lang } : null;
}
