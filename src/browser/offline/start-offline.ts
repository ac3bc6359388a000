/** An installed or lost-in-a-tunnel shop: starts the service worker, and says when there is no network. */
import * as m from '#messages';
import { errorToastMs, showToast } from '#kit/browser/toast.ts';

/** Starts it where the browser has service workers (secure origins) and the shop has one (built), and tells people when what they see may be old. */
export function startOffline(): void {
  const tell = () => showToast(m.page_offline(), { kind: 'warning', ms: errorToastMs });
  if (!navigator.onLine) tell();
  addEventListener('offline', tell);
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}
