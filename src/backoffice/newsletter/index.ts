import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { lazily, type Screen } from '../screen.ts';

/** Who gets the newsletter, and sending an issue. */
export const subscriberScreen: Screen = {
  kind: 'resource',
  name: 'subscribers',
  group: 'marketing',
  icon: NewsletterIcon,
  list: lazily(() => import('./subscriber-list.tsx'), 'SubscriberList'),
  recordRepresentation: 'email',
};
