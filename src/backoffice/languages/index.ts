import { lazily, type Screen } from '../screen.ts';

/** In which languages the shop is read. */
export const languageScreen: Screen = {
  kind: 'resource',
  name: 'languages',
  group: 'settings',
  list: lazily(() => import('./language-screens.tsx'), 'LanguageList'),
  edit: lazily(() => import('./language-screens.tsx'), 'LanguageEdit'),
  recordRepresentation: 'name',
};
