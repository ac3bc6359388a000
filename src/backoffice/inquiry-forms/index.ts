import { lazily, type Screen } from '../screen.ts';
import { session } from '../api/session.ts';

/** The merchant's own forms: a quote, wholesale, support. */
export const inquiryFormScreen: Screen = {
  kind: 'resource',
  name: 'inquiry-forms',
  group: 'content',
  list: lazily(() => import('./form-screens.tsx'), 'FormList'),
  edit: lazily(() => import('./form-screens.tsx'), 'FormEdit'),
  create: lazily(() => import('./form-screens.tsx'), 'FormCreate'),
  recordRepresentation: (record) => {
    const texts = record['texts'] as Record<string, { title?: string }> | undefined;
    return String(texts?.[session.locale()]?.title ?? texts?.['en']?.title ?? record['slug']);
  },
};
