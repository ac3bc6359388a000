/** Where a sign-in returns to: always a page of this site. */

const longest = 2_000;
const elsewhere = 'https://shop.invalid';
// From signing in to signing in leads nowhere, and programs are no pages.
const noWay = /^(?:\/[a-z]{2,3}(?:-[a-z]{2})?)?\/(?:auth|api)(?:\/|$)/i;

/**
 * The path, with query and fragment, that an address from outside asks to go back to; null for whatever is not plainly a
 * path of this site. Decided on what a browser makes of the address, not on how it is written.
 */
export function returnPath(asked: string | null | undefined): string | null {
  if (!asked || asked.length > longest || !/^\/(?![/\\])/.test(asked) || hasControls(asked)) return null;
  if (!URL.canParse(asked, elsewhere)) return null;
  const { origin, pathname, search, hash, username } = new URL(asked, elsewhere);
  if (origin !== elsewhere || username !== '' || pathname.startsWith('//') || noWay.test(pathname)) return null;
  return pathname + search + hash;
}

// Browsers drop some of these and take a backslash for a slash.
const hasControls = (text: string): boolean => text.includes('\\') || Array.from(text).some((sign) => sign <= ' ' || sign === '\u007F');
