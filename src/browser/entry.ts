/** What runs first in the browser. Pages read and plain forms post without it. */
import './styles.css';
import { currency, languagePath, pageData, startState, theme } from '#kit/browser/state.ts';
import { mountIslands } from './mount-islands.ts';
import type { FirstPage } from './page-data.ts';

const holder = document.getElementById('page-data');
if (holder?.textContent) {
  const first = JSON.parse(holder.textContent) as FirstPage;
  startState();
  languagePath.set(first.data.lang === 'en' ? '' : `/${first.data.lang}`);
  currency.set(first.data.currency);
  theme.set(first.theme);
  pageData.set(first.data);
  mountIslands(first.data);
}
