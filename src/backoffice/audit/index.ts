import { lazily, type Screen } from '../screen.ts';

/** Who of the staff did what, and when. */
export const auditScreen: Screen = {
  kind: 'resource',
  name: 'audit',
  group: 'settings',
  list: lazily(() => import('./audit-list.tsx'), 'AuditList'),
  recordRepresentation: 'action',
};
