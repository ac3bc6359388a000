/** Whether anything on a page moves by itself. */
import type { Page } from '@playwright/test';

/** Counts it from the next document on. */
export function countMoves(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What Lighthouse calls the cumulative layout shift of the document. */
export const movesOf = async (page: Page): Promise<number> => Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
