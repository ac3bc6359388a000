/** Which products this browser has shown lately. Stored in the browser alone; sent to the shop only to fetch the cards. */
import { storedList } from '#kit/browser/stored-list.ts';

const viewed = storedList('viewedProducts', 12);

/** Ids, the latest first. */
export const viewedProducts = (): string[] => viewed.read();

/** Notes that a product's page was shown. */
export function rememberViewed(id: string): void {
  viewed.write([id, ...viewedProducts().filter((other) => other !== id)]);
}
