import { lazily, type Screen } from '../screen.ts';

/** Translations: what is missing, and texts side by side. */
export const translationScreen: Screen = {
  kind: 'page',
  path: '/translations',
  group: 'content',
  title: 'backoffice_translations',
  page: lazily(() => import('./translations-page.tsx'), 'TranslationsPage'),
  resource: 'translations',
};
