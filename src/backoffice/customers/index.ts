import { lazily, type Screen } from '../screen.ts';

/** Customers with their figures and credits, and the groups that promotions can be meant for. */
export const customerScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'customers',
    group: 'customers',
    list: lazily(() => import('./customer-list.tsx'), 'CustomerList'),
    show: lazily(() => import('./customer-show.tsx'), 'CustomerShow'),
    create: lazily(() => import('./customer-form.tsx'), 'CustomerCreate'),
    edit: lazily(() => import('./customer-form.tsx'), 'CustomerEdit'),
    recordRepresentation: (record) => String(record['name'] || record['email'] || record['mobile']),
  },
  {
    kind: 'resource',
    name: 'customer-groups',
    group: 'customers',
    list: lazily(() => import('./customer-groups.tsx'), 'GroupList'),
    create: lazily(() => import('./customer-groups.tsx'), 'GroupCreate'),
    edit: lazily(() => import('./customer-groups.tsx'), 'GroupEdit'),
    recordRepresentation: 'title',
  },
];
