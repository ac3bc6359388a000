/** Quick views of products: links to the product's page that open a dialog instead, once their script is there. What it needs is fetched at first use. */
import { navigate } from '#kit/browser/navigate.ts';
import { shownPage } from './navigation/show-page.ts';

/** Whose quick view is wanted and not open yet. */
let wanted: HTMLAnchorElement | undefined;

/** Starts listening; call it before links are handled. */
export function listenToQuickViews(): void {
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quick-view]') : null;
    const page = shownPage();
    if (!link || !page) return;
    event.preventDefault();
    wanted = link;
    // Not where another was pressed meanwhile, or another page has come.
    const isWanted = () => wanted === link && link.isConnected;
    const open = async () => {
      const { openQuickView } = await import('./open-quick-view.tsx');
      if (isWanted()) openQuickView({ slug: link.dataset['quickView']!, page, opener: link });
      if (wanted === link) wanted = undefined;
    };
    // Its script did not come: the page itself says more anyway.
    open().catch(() => isWanted() && navigate(link.href));
  });
}
