import ArticleIcon from '@mui/icons-material/HistoryEduOutlined';
import CommentIcon from '@mui/icons-material/CommentOutlined';
import FeedbackIcon from '@mui/icons-material/FeedbackOutlined';
import InquiryIcon from '@mui/icons-material/ContactMailOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { createElement, type ComponentType } from 'react';
import type { Screen } from '../screen.ts';
import {
  feedbackContribution,
  inquiryContribution,
  ownArticleContribution,
  postContribution,
  reviewContribution,
  type ContributionKind,
} from './contribution.ts';
import { ContributionList } from './contribution-list.tsx';
import { ContributionShow } from './contribution-show.tsx';

function moderationScreen<Stored>(name: string, icon: ComponentType, kind: ContributionKind<Stored>): Screen {
  return {
    kind: 'resource',
    name,
    icon,
    list: () => createElement(ContributionList<Stored>, { kind }),
    show: () => createElement(ContributionShow<Stored>, { kind, resource: name }),
    recordRepresentation: (record) => kind.toContribution(record as unknown as Stored).who,
  };
}

/** What people write to the shop: approved, refused, answered, dealt with. */
export const moderationScreens: readonly Screen[] = [
  moderationScreen('reviews', ReviewIcon, reviewContribution),
  moderationScreen('questions', QuestionIcon, postContribution),
  moderationScreen('comments', CommentIcon, postContribution),
  moderationScreen('own-articles', ArticleIcon, ownArticleContribution),
  moderationScreen('inquiries', InquiryIcon, inquiryContribution),
  moderationScreen('feedback', FeedbackIcon, feedbackContribution),
];
