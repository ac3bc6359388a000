/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { starsOfPage } from './read-reviews.ts';
import type { ReviewsData, ReviewsModel } from './sections/product-reviews/data.ts';
import { ProductReviews } from './sections/product-reviews/section.tsx';

export type { ReviewsModel } from './sections/product-reviews/data.ts';

export const reviewSections: readonly AnySection[] = [
  defineSection<object, ReviewsData, ReviewsModel>({
    name: 'product-reviews',
    card: { title: m.section_product_reviews },
    settings: z.object({}),
    load: async ({ model, query, refused }) => ({
      data: { refused: rejectedForm('review', refused), sent: query.get('said') === 'review', stars: starsOfPage(query) },
      tags: [`reviews:${model.product.id}`],
    }),
    Component: ProductReviews,
  }),
];
