import ArticleIcon from '@mui/icons-material/HistoryEduOutlined';
import CommentIcon from '@mui/icons-material/CommentOutlined';
import FeedbackIcon from '@mui/icons-material/FeedbackOutlined';
import InquiryIcon from '@mui/icons-material/ContactMailOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { createElement, type ComponentType } from 'react';
import { lazily, type Screen, type ScreenGroup } from '../screen.ts';
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

function moderationScreen<Stored>(name: string, { group, icon, kind }: { group: ScreenGroup; icon: ComponentType; kind: ContributionKind<Stored> }): Screen {
  return {
    kind: 'resource',
    name,
    group,
    icon,
    list: () => createElement(ContributionList, { kind }),
    show: () => createElement(ContributionShow, { kind, resource: name }),
    recordRepresentation: (record) => kind.toContribution(record as unknown as Stored).who,
  };
}

/** What people write to the shop: approved, rejected, answered, closed. */
export const moderationScreens: readonly Screen[] = [
  moderationScreen('reviews', { group: 'products', icon: ReviewIcon, kind: reviewContribution }),
  moderationScreen('questions', { group: 'products', icon: QuestionIcon, kind: postContribution }),
  moderationScreen('comments', { group: 'content', icon: CommentIcon, kind: postContribution }),
  moderationScreen('own-articles', { group: 'content', icon: ArticleIcon, kind: ownArticleContribution }),
  moderationScreen('inquiries', { group: 'customers', icon: InquiryIcon, kind: inquiryContribution }),
  moderationScreen('feedback', { group: 'customers', icon: FeedbackIcon, kind: feedbackContribution }),
];
