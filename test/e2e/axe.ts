/** Axe, which knows much of what may be wrong on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inLongRun } from '#test/harness/long-run.ts';
import { expect } from './fixtures.ts';

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `include`, `exclude`: parts of the page. `only`: these rules alone. `defaults`: the rules that axe applies unasked, for the back office, whose components are a library's. */
type Look = { include?: string; exclude?: readonly string[]; defaults?: boolean; only?: readonly string[] };

/** Holds the open page against axe's rules; what it finds is a soft failure, with rule and place. */
export async function holdAgainstAxe(page: Page, name: string, { include, exclude = [], defaults = false, only }: Look = {}): Promise<void> {
  // What happens to lie half under the header as the page is scrolled counts as too small a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Half way through a transition a colour is neither the one nor the other.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))));
  // One frame, and no report on passed rules: several times faster.
  let axe = new AxeBuilder({ page }).options({ ...(only ? { runOnly: [...only] } : defaults ? {} : { runOnly }), resultTypes: ['violations'] }).setLegacyMode();
  if (include) axe = axe.include(include);
  for (const part of exclude) axe = axe.exclude(part);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect.soft(found, name).toEqual([]);
}

/** The same of a step of a test, in the long run: `npm test` looks at each kind of page once (axe.e2e.ts, user-pages.e2e.ts). */
export async function holdStepAgainstAxe(page: Page, name: string, look?: Look): Promise<void> {
  if (inLongRun) await holdAgainstAxe(page, name, look);
}

/** Header and footer are the same on every page: `npm test` looks at them on one. */
export const besidesFrame: Look = inLongRun ? {} : { exclude: ['#page-head', '#page-foot'] };

/** Whether a kind of page is looked at on this screen: in `npm test` every second one on a desk, the others on a phone. */
export const isLookedAtHere = (index: number, isPhone: boolean) => inLongRun || index % 2 === (isPhone ? 1 : 0);
