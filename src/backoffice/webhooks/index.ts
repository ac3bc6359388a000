import DeliveryIcon from '@mui/icons-material/OutboxOutlined';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import type { Screen } from '../screen.ts';
import { Deliveries, DeliveryShow } from './deliveries.tsx';
import { WebhookCreate, WebhookEdit } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';
import { WebhookShow } from './webhook-show.tsx';

/** Programs that are told what happens in the shop, and what became of each message. */
export const webhookScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'webhooks',
    icon: WebhookIcon,
    list: WebhookList,
    show: WebhookShow,
    edit: WebhookEdit,
    create: WebhookCreate,
    recordRepresentation: 'title',
  },
  { kind: 'resource', name: 'webhook-deliveries', icon: DeliveryIcon, list: Deliveries, show: DeliveryShow, recordRepresentation: 'type' },
];
