import { lazily, type Screen } from '../screen.ts';

/** Draft orders: orders that staff write for a customer. */
export const draftOrderScreen: Screen = {
  kind: 'resource',
  name: 'draft-orders',
  group: 'orders',
  list: lazily(() => import('./draft-list.tsx'), 'DraftList'),
  create: lazily(() => import('./draft-form.tsx'), 'DraftCreate'),
  createTitle: 'backoffice_draft_create_order',
  edit: lazily(() => import('./draft-form.tsx'), 'DraftEdit'),
  recordRepresentation: (record) => String(record['name']),
};
