import { lazily, type Screen } from '../screen.ts';

/** Extensions: which there are, how each stands, and its settings. */
export const extensionScreen: Screen = {
  group: 'settings',
  kind: 'resource',
  name: 'extensions',
  list: lazily(() => import('./extension-list.tsx'), 'ExtensionList'),
  edit: lazily(() => import('./extension-form.tsx'), 'ExtensionForm'),
  recordRepresentation: 'title',
};
