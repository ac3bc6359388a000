import { lazily, type Screen } from '../screen.ts';
import { subjectOf } from './written-issue.ts';

/** The newsletter's subscribers. */
export const subscriberScreen: Screen = {
  kind: 'resource',
  name: 'subscribers',
  group: 'marketing',
  list: lazily(() => import('./subscriber-list.tsx'), 'SubscriberList'),
  recordRepresentation: 'email',
};

/** Issues of the newsletter, written and sent. */
export const issueScreen: Screen = {
  kind: 'resource',
  name: 'newsletter-issues',
  group: 'marketing',
  list: lazily(() => import('./issue-list.tsx'), 'IssueList'),
  edit: lazily(() => import('./issue-form.tsx'), 'IssueEdit'),
  create: lazily(() => import('./issue-form.tsx'), 'IssueCreate'),
  recordRepresentation: subjectOf,
};
