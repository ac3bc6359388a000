/** Quick views of products: links to the product's page that open a dialog instead, once their script is there. What it needs is fetched at first use. */
import { isPlainClick, navigate } from '#kit/browser/navigate.ts';
import { shownPage } from './navigation/show-page.ts';

/** Starts listening; call it before links are handled. */
export function listenToQuickViews(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quick-view]') : null;
    const page = shownPage();
    if (!link || !page) return;
    event.preventDefault();
    const open = async () => {
      const { openQuickView } = await import('./open-quick-view.tsx');
      // Pressed twice while the script came, it opens once, and not over a page that came meanwhile.
      if (link.isConnected && !document.querySelector('dialog[open]')) openQuickView({ slug: link.dataset['quickView']!, page, opener: link });
    };
    // Its script did not come: the page itself says more anyway.
    open().catch(() => link.isConnected && navigate(link.href));
  });
}
