/** Passing a product on: the device's own way, else the link is copied. The page has a mail for browsers without script. */
import * as m from '#messages';
import { copyText } from '#kit/browser/copy-text.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Icon } from '#ui/icons.tsx';

/** No third-party code is loaded, and nobody is notified. */
export function Share({ title }: { title: string }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-field pr-3 text-sm font-medium underline-offset-4 hover:underline noscript:hidden"
      onClick={() => void share(title)}
    >
      <Icon name="share" />
      {m.product_share()}
    </button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // Closing the device's panel is no error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  if (await copyText(url)) showToast(m.product_link_copied(), { kind: 'success' });
  else showToast(m.product_link_not_copied(), { kind: 'error' });
}
