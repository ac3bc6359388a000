/** Another language or currency of the page shown: with all that its address says now (filters, order, preview), which its cached markup cannot know. */

/** Starts listening. Without script, links and form know what the page itself was asked for. */
export function listenToLocaleSwitch(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) link.search = location.search;
  });
  document.addEventListener('submit', ({ target }) => {
    const back = target instanceof HTMLFormElement && target.querySelector<HTMLInputElement>('[name="back"]');
    if (back && target.getAttribute('action') === '/currency') back.value = location.pathname + location.search;
  });
}
