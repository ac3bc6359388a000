/** Redirects by the hundred. */
export { importRedirectRows, type RedirectResult } from './import-redirects.ts';
