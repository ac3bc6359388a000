/**
 * On which page of signing in a way through a provider was begun. A provider sends everybody back to one address, without their language and without
 * where they came from: this tab remembers both.
 */

const name = 'signInFrom';
const isOfSigningIn = /^(?:\/[A-Za-z-]+)?\/auth\/signin(?:\?|$)/;

/** Notes the page (path and query) that goes on when the provider sends the browser back. */
export function noteBegunPage(address: string): void {
  reach((storage) => storage.setItem(name, address));
}

/** Takes it; null where no page of signing in is noted. */
export function takeBegunPage(): URL | null {
  const noted = reach((storage) => {
    const found = storage.getItem(name);
    storage.removeItem(name);
    return found;
  });
  return noted !== null && isOfSigningIn.test(noted) ? new URL(noted, location.origin) : null;
}

// Storage can be closed by the visitor's settings; then the page that came goes on.
function reach<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
