/** What runs first in the browser. Pages read and plain forms post without it. */
import './styles.css';
import { startState } from '#kit/browser/state.ts';
import { listenToLimits } from '#ui/form-behaviour/limits.ts';
import { startAccount } from './account.ts';
import { listenToCart, startCart } from './cart-link.ts';
import { enqueueTask, whenPageIdle } from './idle.ts';
import { listenToFavoriteButtons, startFavorites } from './favorites.ts';
import { startLanguageHint } from './language-hint.ts';
import { listenToLocaleSwitch } from './navigation/locale-switch.ts';
import { reloadPage, startNavigation } from './navigation/navigation.ts';
import type { FirstPage } from './navigation/page-data.ts';
import { startOffline } from './offline/start-offline.ts';
import { startPictures } from './pictures/load-pictures.ts';
import { listenToQuickViews } from './quick-views.ts';
import { startPrivatePages } from './navigation/private-pages.ts';
import { startSearchKey } from './search-key.ts';
import { startCardSwatches } from './pictures/card-swatches.ts';
import { startHoverImages } from './pictures/hover-images.ts';
import { adoptPage } from './navigation/show-page.ts';
import { startSocket } from './socket.ts';
import { startVisits } from './visits.ts';

const holder = document.getElementById('page-data');
if (holder?.textContent) start(JSON.parse(holder.textContent) as FirstPage);

function start(first: FirstPage): void {
  startState();
  startPictures();
  adoptPage(first);
  listenToQuickViews();
  listenToCart();
  listenToLocaleSwitch();
  startNavigation();
  listenToFavoriteButtons();
  startSearchKey();
  startPrivatePages();
  // The user area's documents hold nothing private: the page itself is asked for with the visitor's token.
  if (first.data.shell) reloadPage();
  const later = [
    startAccount,
    startCart,
    () => startVisits(startSocket),
    listenToLimits,
    startFavorites,
    startHoverImages,
    startCardSwatches,
    linkManifest,
    startOffline,
    prefetchReact,
    () => startLanguageHint(first.data.lang),
  ];
  void whenPageIdle().then(() => {
    for (const begin of later) void enqueueTask(begin);
  });
}

/** Only what puts the shop on a home screen reads it; in the document it would come before the first paint. */
function linkManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
}

/** What the first gesture will need. Linked in the document it would share the line with what the first paint waits for. */
function prefetchReact(): void {
  const href = document.querySelector<HTMLElement>('script[data-later]')?.dataset['later'];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
}
