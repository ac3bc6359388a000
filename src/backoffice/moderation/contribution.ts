/** What people write to the shop, brought to one shape for its screens. */
import type { StaffOwnArticle, StaffOwnArticleItem } from '#shop/articles/contract.ts';
import type { StaffFeedback } from '#shop/feedback/contract.ts';
import type { StaffInquiry } from '#shop/inquiries/contract.ts';
import type { StaffPost } from '#shop/discussions/contract.ts';
import { languageNames, type Language } from '#kit/pure/languages.ts';
import { pictureUrl } from '#ui/picture-data.ts';
import type { StaffReview } from '#shop/reviews/contract.ts';
import { translationOfPost, translationOfReview, type Translation } from './translation.ts';

/** The actions; those with a text ask for it first. */
export type ContributionAction = 'approve' | 'refuse' | 'take-down' | 'answer' | 'translate' | 'done' | 'reopen';

/** One of them, as screens show it. `label` of a detail is a message key, unless it is text already; `key` is one of its value; `at`: when it was said; `path` leads to its value. */
export type Contribution = {
  id: string;
  state: string;
  at: string;
  who: string;
  about: string;
  words: string;
  details: { label: string; value: string; key?: string; inWords?: boolean; at?: string; path?: string }[];
  pictures: string[];
  actions: ContributionAction[];
  /** Sanitised HTML, where the text has formatting. */
  html?: string;
  lang?: string;
  /** Where it can be translated. */
  translation?: Translation;
  /** What was read; a decision names it, so that nothing else is decided on. */
  version?: number;
  /** Where readers find it, without language prefix. */
  shownAt?: string;
};

/** The states that a list is filtered by, and how a record becomes a contribution. */
export type ContributionKind<Stored> = { states: readonly string[]; toContribution(record: Stored): Contribution };

const nameOf = (lang: string): string => languageNames[lang as Language] ?? lang;
const moderated = (state: string): ContributionAction[] =>
  state === 'pending' ? ['approve', 'refuse', 'answer'] : state === 'approved' ? ['answer', 'refuse'] : ['approve'];
const settled = (state: string): ContributionAction[] => (state === 'new' ? ['done'] : ['reopen']);
const translatable = (state: string): ContributionAction[] => (state === 'refused' ? [] : ['translate']);
const filled = (details: Contribution['details']) => details.filter((detail) => detail.value !== '');

/** What it says in other languages, a row for each. */
const translatedDetails = ({ fields, texts }: Translation): Contribution['details'] =>
  Object.entries(texts).map(([lang, words]) => ({
    label: nameOf(lang),
    value: fields.flatMap(({ name }) => words[name] || []).join('\n\n'),
    inWords: true,
  }));

/** Reviews. */
export const reviewContribution: ContributionKind<StaffReview> = {
  states: ['pending', 'approved', 'refused'],
  toContribution: (review) => ({
    id: review.id,
    state: review.state,
    at: review.createdAt,
    who: review.author,
    about: `${'★'.repeat(review.rating)} ${review.product.title}`,
    words: [review.title, review.text].filter((text) => text !== '').join('\n\n'),
    details: filled([
      { label: 'backoffice_moderation_verified', value: review.verified ? '✓' : '' },
      { label: 'backoffice_moderation_answer', value: review.answer?.text ?? '' },
      { label: 'backoffice_reason', value: review.refusal },
      ...translatedDetails(translationOfReview(review)),
    ]),
    pictures: review.images.map((image) => image.url.replace('/1200.', '/320.')),
    actions: [...moderated(review.state), ...translatable(review.state)],
    lang: review.lang,
    translation: translationOfReview(review),
  }),
};

/** Questions and comments, and answers to them. */
export const postContribution: ContributionKind<StaffPost> = {
  states: ['pending', 'approved', 'refused'],
  toContribution: (post) => ({
    id: post.id,
    state: post.state,
    at: post.createdAt,
    who: post.author,
    about: post.subject.title,
    words: post.text,
    details: filled([
      { label: 'backoffice_moderation_in_answer_to', value: post.parent?.text ?? '' },
      { label: 'ra.auth.username', value: post.email ?? '' },
      { label: 'backoffice_moderation_answer', value: post.answers.map((answer) => answer.text).join('\n\n') },
      { label: 'backoffice_reason', value: post.refusal },
      ...translatedDetails(translationOfPost(post)),
    ]),
    pictures: [],
    actions: [...moderated(post.state), ...translatable(post.state)],
    lang: post.lang,
    translation: translationOfPost(post),
  }),
};

/** Articles of shoppers; a list's come without their HTML. */
export const ownArticleContribution: ContributionKind<StaffOwnArticleItem & Partial<Pick<StaffOwnArticle, 'body'>>> = {
  states: ['pending', 'approved', 'refused'],
  toContribution: (article) => ({
    id: article.id,
    state: article.state,
    at: article.submittedAt ?? article.createdAt,
    who: article.author || article.account.name,
    about: [nameOf(article.lang), decodeURIComponent(article.path)].join(' · '),
    words: [article.title, article.summary].filter((text) => text !== '').join('\n\n'),
    details: filled([
      { label: 'backoffice_moderation_account', value: [article.account.name, article.account.email ?? ''].filter((text) => text !== '').join(', ') },
      { label: 'backoffice_moderation_public', value: article.public ? '✓' : '' },
      { label: 'backoffice_reason', value: article.refusal },
    ]),
    pictures: article.picture ? [article.picture.url.replace('/1200.', '/320.')] : [],
    actions: [...(article.state === 'pending' ? (['approve', 'refuse'] as const) : []), ...(article.public ? (['take-down'] as const) : [])],
    html: article.body ?? '',
    lang: article.lang,
    version: article.version,
    ...(article.public ? { shownAt: article.path } : {}),
  }),
};

/** Feedback. */
export const feedbackContribution: ContributionKind<StaffFeedback> = {
  states: ['new', 'done'],
  toContribution: (feedback) => ({
    id: feedback.id,
    state: feedback.state,
    at: feedback.createdAt,
    who: feedback.email ?? '–',
    about: feedback.page,
    words: feedback.text,
    details: [{ label: 'backoffice_moderation_kind', value: '', key: `backoffice_feedback_${feedback.kind}` }],
    pictures: [],
    actions: settled(feedback.state),
  }),
};

/** Inquiries. */
export const inquiryContribution: ContributionKind<StaffInquiry> = {
  states: ['new', 'done'],
  toContribution: (inquiry) => ({
    id: inquiry.id,
    state: inquiry.state,
    at: inquiry.createdAt,
    who: inquiry.email ?? '–',
    about: [inquiry.form.title, inquiry.product?.title ?? ''].filter((text) => text !== '').join(' · '),
    words: inquiry.answers.find((answer) => answer.kind === 'textarea')?.value ?? '',
    details: [
      ...(inquiry.orderNo === null
        ? []
        : [{ label: 'backoffice_order_no', value: inquiry.orderNo, path: `/orders/${encodeURIComponent(inquiry.orderNo)}/show` }]),
      ...inquiry.answers
        .filter((answer) => answer.kind !== 'file' && answer.kind !== 'textarea')
        .map(({ title, value }) => ({ label: title, value, inWords: true })),
      ...inquiry.replies.map(({ staff, at, text }) => ({ label: staff, at, value: text, inWords: true })),
    ],
    pictures: inquiry.answers.flatMap(({ url }) => (url === null ? [] : [pictureUrl({ url }, 320, 'jpg')])),
    actions: [...(inquiry.email === null ? [] : (['answer'] as const)), ...settled(inquiry.state)],
  }),
};
