/** Plain forms of what shoppers write on public pages: reviews, and whether one helped. */
import type { PageForm } from '#kit/server/page/page-kind.ts';
import { guardFields } from '#kit/server/form-guard.ts';
import { helpfulInput, reviewInput } from '#shop/reviews/contract.ts';
import { addReview, voteHelpful } from '#shop/reviews/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

/** Keeps a review, and shows the page with thanks. */
export const reviewForm: PageForm = async (context, fields, { path }) => {
  await addReview(context, readFields(context, fields, { schema: reviewInput.extend(guardFields), numbers: ['rating'] }));
  return { location: `${localPath(context, path)}?said=review#reviews` };
};

/** Counts a vote, and shows the reviews again. */
export const helpfulForm: PageForm = async (context, fields, { path }) => {
  await voteHelpful(context, readFields(context, fields, { schema: helpfulInput.extend(guardFields) }));
  return { location: `${localPath(context, path)}#reviews` };
};
