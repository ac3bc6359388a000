import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined';
import type { Screen } from '../screen.ts';
import { SubscriberList } from './subscriber-list.tsx';

/** Who gets the newsletter, and sending an issue. */
export const subscriberScreen: Screen = {
  kind: 'resource',
  name: 'subscribers',
  icon: NewsletterIcon,
  list: SubscriberList,
  recordRepresentation: 'email',
};
