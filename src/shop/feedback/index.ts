/** Feedback: messages about the shop, stored for staff and mailed to the merchant. */
import type { Slice } from '#kit/server/slice.ts';
import { feedbackAdminRoutes } from './admin-routes.ts';
import { feedbackRoutes } from './routes.ts';
import { feedbackPersonalData } from './personal-data.ts';

export { addFeedback } from './add-feedback.ts';

/** The slice as the process lists it. */
export const feedbackSlice: Slice = {
  name: 'feedback',
  personalData: feedbackPersonalData,
  routes(api) {
    feedbackRoutes(api);
    feedbackAdminRoutes(api);
  },
};
