/**
 * Discussions: questions about products and comments on articles, with answers of the shop and of other shoppers, one
 * level deep. What shoppers write is shown once it is approved; answers are mailed to the author of the question.
 */
import type { Slice } from '#kit/server/slice.ts';
import { discussionAdminRoutes } from './admin-routes.ts';
import { discussionRoutes } from './routes.ts';
import { discussionPersonalData } from './store-personal.ts';

export { addPost } from './add-post.ts';
export { createThreads, type NewThread } from './create-threads.ts';
export { readThreads, threadPageOf } from './read-threads.ts';

/** The slice as the process lists it. */
export const discussionsSlice: Slice = {
  name: 'discussions',
  personalData: discussionPersonalData,
  routes(api) {
    discussionRoutes(api);
    discussionAdminRoutes(api);
  },
};
