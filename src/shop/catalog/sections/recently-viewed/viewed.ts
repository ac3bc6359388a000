/** Which products this browser has shown lately. Stored in the browser alone; sent to the shop only to fetch the cards. */
const key = 'viewedProducts';
const most = 12;

/** Ids, the latest first. */
export function viewedProducts(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Notes that a product's page was shown. */
export function rememberViewed(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...viewedProducts().filter((other) => other !== id)].slice(0, most)));
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
}
