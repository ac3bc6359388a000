/** The larger style sheet, which only some pages need: it has to be there before such a page is shown. */

/** How long a page waits for its looks; then it is shown without them rather than not at all. */
const longestMs = 5_000;

/** Puts a style sheet into the document, once. Null when it is there already, else a promise of its being loaded (or given up). */
export function addStyle(href: string | undefined): Promise<void> | null {
  if (!href || document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return null;
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    const done = () => resolve();
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
    setTimeout(done, longestMs);
    (sheets[sheets.length - 1] ?? document.head.lastElementChild)!.after(link);
  });
}
