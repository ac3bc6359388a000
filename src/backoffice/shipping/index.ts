import { lazily, type Screen } from '../screen.ts';

/** Where goods are sent, how, and for how much. */
export const shippingScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'shipping-zones',
    group: 'settings',
    list: lazily(() => import('./shipping-page.tsx'), 'ShippingPage'),
    edit: lazily(() => import('./zone-screens.tsx'), 'ZoneEdit'),
    create: lazily(() => import('./zone-screens.tsx'), 'ZoneCreate'),
    recordRepresentation: 'code',
  },
  {
    kind: 'resource',
    name: 'shipping-methods',
    under: '/shipping-zones',
    group: 'settings',
    list: lazily(() => import('./to-shipping.tsx'), 'ToShipping'),
    edit: lazily(() => import('./method-form.tsx'), 'MethodEdit'),
    create: lazily(() => import('./method-form.tsx'), 'MethodCreate'),
    recordRepresentation: 'code',
  },
];
