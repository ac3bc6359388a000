/** Plain forms of what shoppers write on public pages: reviews, whether one helped, questions and their answers, comments. */
import type { PageForm } from '#kit/server/page/page-kind.ts';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import { answerInput, commentInput, questionInput } from '#shop/discussions/contract.ts';
import { addPost } from '#shop/discussions/index.ts';
import { feedbackInput } from '#shop/feedback/contract.ts';
import { addFeedback } from '#shop/feedback/index.ts';
import { helpfulInput, reviewInput } from '#shop/reviews/contract.ts';
import { addReview, voteHelpful } from '#shop/reviews/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

/** Keeps a review, and shows the page with thanks. */
export const reviewForm: PageForm = async (context, fields, { path }) => {
  await addReview(context, readFields(context, fields, { schema: reviewInput.extend(guardFields), numbers: ['rating'], uploads: ['images'] }));
  return { location: `${localPath(context, path)}?said=review#reviews` };
};

/** Counts a vote, and shows the reviews again. */
export const helpfulForm: PageForm = async (context, fields, { path }) => {
  await voteHelpful(context, readFields(context, fields, { schema: helpfulInput.extend(guardFields) }));
  return { location: `${localPath(context, path)}#reviews` };
};

/** Keeps a question, and shows the page with thanks. */
export const questionForm: PageForm = async (context, fields, { path }) => {
  const { product, ...input } = readFields(context, fields, { schema: questionInput.extend(guardFields) });
  await addPost(context, { kind: 'question', subject: product, input });
  return { location: `${localPath(context, path)}?said=question#questions` };
};

/** Keeps an answer to a question, and shows the page with thanks. */
export const answerForm: PageForm = async (context, fields, { path }) => {
  const { id, ...input } = readFields(context, fields, { schema: answerInput.extend(guardFields) });
  await addPost(context, { kind: 'question', parent: id, input });
  return { location: `${localPath(context, path)}?said=question#questions` };
};

/** Keeps a comment or an answer to one, and shows the page with thanks. */
export const commentForm: PageForm = async (context, fields, { path }) => {
  const { article, id, ...input } = readFields(context, fields, { schema: commentInput.extend(guardFields) });
  await addPost(context, { kind: 'comment', subject: article, parent: id, input });
  return { location: `${localPath(context, path)}?said=comment#comments` };
};

/** Keeps feedback, and shows the page with thanks. */
export const feedbackForm: PageForm = async (context, fields, { path }) => {
  await addFeedback(context, readFields(context, fields, { schema: feedbackInput.extend(guardFields) }));
  return { location: `${localPath(context, path)}?said=feedback` };
};
