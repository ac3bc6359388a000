/** Texts: what the shop's messages say in the merchant's own words, searched, written and kept as files. */
import type { Slice } from '#kit/server/slice.ts';
import { textAdminRoutes } from './admin-routes.ts';

export { templateInForce, type AddedTexts } from './catalogue.ts';
export { addTexts, applyOwnTexts, textsTag } from './own-texts.ts';

/** The slice as the process lists it. */
export const textsSlice: Slice = { name: 'texts', routes: textAdminRoutes };
