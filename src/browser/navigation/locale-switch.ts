/** Another language or currency of the page shown: with all that its address says now (filters, order, preview, the token of a shared list), which its cached markup cannot know. */

/** Starts listening. Without script, links and form know what the page itself was asked for. */
export function listenToLocaleSwitch(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  });
  document.addEventListener('submit', ({ target }) => {
    const back = target instanceof HTMLFormElement && target.querySelector<HTMLInputElement>('[name="back"]');
    if (!back || !target.getAttribute('action')?.startsWith('/currency')) return;
    back.value = location.pathname + location.search;
    // It may be a secret: browsers take it along to where the answer leads, and send it to nobody.
    target.action = `/currency${location.hash}`;
  });
}
