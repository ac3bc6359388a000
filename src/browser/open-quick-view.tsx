/** The dialog of a quick view. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { QuickView } from '#shop/catalog/sections/quick-view/island.tsx';
import { PageViewProvider } from '#ui/page-view.tsx';
import type { PageInfo } from './navigation/page-data.ts';

/** The line of the cart for which another variant is to be chosen, where the opener names one. */
function lineOf({ dataset: { line: lineId, sku } }: HTMLAnchorElement) {
  return lineId === undefined || sku === undefined ? undefined : { lineId, sku };
}

/** Opens it over the page; closing it (Esc, the cross, a click outside, a link in it) brings the keyboard back to `opener`. */
export function openQuickView({ slug, page, opener }: { slug: string; page: PageInfo; opener: HTMLAnchorElement }): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'modal';
  dialog.setAttribute('aria-labelledby', 'quick-view-title');
  const root = createRoot(dialog);
  const close = () => dialog.close();
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a[href]') && !target.closest('[data-quick-options]'))) close();
  });
  // At once: the dialog moves the focus to what it finds in it when it opens.
  flushSync(() =>
    root.render(
      <PageViewProvider value={page}>
        <QuickView slug={slug} href={opener.href} line={lineOf(opener)} onClose={close} />
      </PageViewProvider>,
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
