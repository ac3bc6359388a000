/**
 * Profile: what a shopper's account says about the person, with the figures of the user center. E-mail address, mobile
 * number and password belong to signing in; this slice shows them and changes the rest.
 */
import type { Slice } from '#kit/server/slice.ts';
import { profileRoutes } from './routes.ts';

export { editInfo } from './edit-info.ts';
export { readCenter, type Center } from './read-center.ts';
export { readAccountPage, readInfoPage } from './read-pages.ts';
export { readUser } from './read-user.ts';
export { fullNameOf } from './rules.ts';

/** The slice as the process lists it. */
export const profileSlice: Slice = { name: 'profile', routes: profileRoutes };
