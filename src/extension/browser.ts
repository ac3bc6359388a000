/** What the browser part of an extension imports (`vitrine/extension/browser`): its islands, by the names that its sections give them. */
import type { ComponentType } from 'react';

/** Islands of an extension by name. In the page each is called `<extension>/<name>`. */
export type ExtensionIslands = Readonly<Record<string, ComponentType<never>>>;

/** The islands of an extension: the default export of its `browser.ts`. */
export const defineIslands = (islands: ExtensionIslands): ExtensionIslands => islands;

export { callApi } from '#kit/browser/api-call.ts';
export { usePageView } from '#ui/page-view.tsx';
export { defineTexts, type ByLanguage } from './texts.ts';
