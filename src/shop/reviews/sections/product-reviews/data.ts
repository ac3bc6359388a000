/** What the reviews of a product page are made of. */
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import type { ReviewFilter, ReviewList } from '../../contract.ts';

/** What the product page's model holds for its reviews. */
export type ReviewsModel = { product: { id: string; slug: string; title: string }; reviews: ReviewList; reviewFilter: ReviewFilter };

/** What the section adds: a form that was rejected, or the thanks for one that was sent. `stars`: how many the form is opened with, 0 for none; null: it is closed. */
export type ReviewsData = { refused: RejectedForm; sent: boolean; stars: number | null };
