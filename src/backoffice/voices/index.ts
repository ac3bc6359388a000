import ArticleIcon from '@mui/icons-material/HistoryEduOutlined';
import CommentIcon from '@mui/icons-material/CommentOutlined';
import FeedbackIcon from '@mui/icons-material/FeedbackOutlined';
import InquiryIcon from '@mui/icons-material/ContactMailOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { createElement, type ComponentType } from 'react';
import type { Screen } from '../screen.ts';
import { feedbackVoice, inquiryVoice, ownArticleVoice, postVoice, reviewVoice, type VoiceKind } from './voice.ts';
import { VoiceList } from './voice-list.tsx';
import { VoiceShow } from './voice-show.tsx';

function voiceScreen<Stored>(name: string, icon: ComponentType, kind: VoiceKind<Stored>): Screen {
  return {
    kind: 'resource',
    name,
    icon,
    list: () => createElement(VoiceList<Stored>, { kind }),
    show: () => createElement(VoiceShow<Stored>, { kind, resource: name }),
    recordRepresentation: (record) => kind.toVoice(record as unknown as Stored).who,
  };
}

/** What people write to the shop: approved, refused, answered, dealt with. */
export const voiceScreens: readonly Screen[] = [
  voiceScreen('reviews', ReviewIcon, reviewVoice),
  voiceScreen('questions', QuestionIcon, postVoice),
  voiceScreen('comments', CommentIcon, postVoice),
  voiceScreen('own-articles', ArticleIcon, ownArticleVoice),
  voiceScreen('inquiries', InquiryIcon, inquiryVoice),
  voiceScreen('feedback', FeedbackIcon, feedbackVoice),
];
