import { lazily, type Screen } from '../screen.ts';

/** What pages are made of. */
export const templateScreen: Screen = {
  kind: 'resource',
  name: 'templates',
  group: 'shop',
  list: lazily(() => import('./template-list.tsx'), 'TemplateList'),
  edit: lazily(() => import('./template-edit.tsx'), 'TemplateEdit'),
  create: lazily(() => import('./template-create.tsx'), 'TemplateCreate'),
  recordRepresentation: 'id',
};
