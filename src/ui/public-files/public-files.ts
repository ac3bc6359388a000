/**
 * Where browsers get public pictures and videos: from the shop, or from a content delivery network that fetches them there (`PICTURES_URL`). What is stored
 * names their paths alone, so that the network can be changed. A process serves one shop, so one variable is enough. Scripts in browsers know nothing of
 * it: they get whole addresses.
 */
let origin = '';

/** Sets the origin for this process, before it answers anything; undefined: the shop itself. */
export function setPicturesUrl(url: string | undefined): void {
  origin = url ?? '';
}

/** The address of a public file whose path (`/media/…`) is given. */
export const publicAddress = (path: string): string => origin + path;

/** The path of a public file, as it is stored; the opposite of `publicAddress`. */
export const publicPath = (address: string): string => (origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);

/** A picture as it is stored with an order, under its public address. */
export const publicPicture = <Picture extends { url: string }>(picture: Picture): Picture => ({ ...picture, url: publicAddress(picture.url) });

/** Rich text as it is stored, with its pictures under their public addresses. */
export function publicHtml(html: string): string {
  if (origin === '') return html;
  return html.replaceAll(/<img [^>]*>/g, (tag) => tag.replaceAll(/(?<=[ "])\/media\//g, `${origin}/media/`));
}

/** A path of the shop, or an address elsewhere, as a whole address; `baseUrl` has no trailing slash. */
export const wholeAddress = (baseUrl: string, address: string): string => (address.startsWith('/') ? baseUrl + address : address);
