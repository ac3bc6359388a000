import { lazily, type Screen } from '../screen.ts';

/** Webhook endpoints, and the deliveries to each. */
export const webhookScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'webhooks',
    group: 'settings',
    list: lazily(() => import('./webhook-list.tsx'), 'WebhookList'),
    show: lazily(() => import('./webhook-show.tsx'), 'WebhookShow'),
    edit: lazily(() => import('./webhook-form.tsx'), 'WebhookEdit'),
    create: lazily(() => import('./webhook-form.tsx'), 'WebhookCreate'),
    recordRepresentation: 'title',
  },
  {
    kind: 'resource',
    name: 'webhook-deliveries',
    group: 'settings',
    list: lazily(() => import('./deliveries.tsx'), 'Deliveries'),
    show: lazily(() => import('./deliveries.tsx'), 'DeliveryShow'),
    recordRepresentation: 'type',
  },
];
