import { createElement } from 'react';
import type { ScreenGroup } from '#kit/pure/screen-groups.ts';
import { lazily, type Screen } from '../screen.ts';
import {
  feedbackContribution,
  inquiryContribution,
  ownArticleContribution,
  postContribution,
  reviewContribution,
  type ContributionKind,
} from './contribution.ts';

const ContributionList = lazily(() => import('./contribution-list.tsx'), 'ContributionList');
const ContributionShow = lazily(() => import('./contribution-show.tsx'), 'ContributionShow');

function moderationScreen<Stored>(name: string, { group, kind }: { group: ScreenGroup; kind: ContributionKind<Stored> }): Screen {
  return {
    kind: 'resource',
    name,
    group,
    list: () => createElement(ContributionList, { kind }),
    show: () => createElement(ContributionShow, { kind, resource: name }),
    recordRepresentation: (record) => kind.toContribution(record as unknown as Stored).who,
  };
}

/** What people write to the shop: approved, rejected, answered, closed. */
export const moderationScreens: readonly Screen[] = [
  moderationScreen('reviews', { group: 'products', kind: reviewContribution }),
  moderationScreen('questions', { group: 'products', kind: postContribution }),
  moderationScreen('comments', { group: 'content', kind: postContribution }),
  moderationScreen('own-articles', { group: 'content', kind: ownArticleContribution }),
  moderationScreen('inquiries', { group: 'customers', kind: inquiryContribution }),
  moderationScreen('feedback', { group: 'customers', kind: feedbackContribution }),
];
