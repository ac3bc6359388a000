/**
 * Media: pictures of products and pages. Originals are kept by their hash under the data folder, sizes and formats are
 * made when somebody asks and then kept. A picture is known by where it came from (`source`): the same source, the same
 * picture. One that cannot be had is noted and shows a placeholder.
 */
import type { Slice } from '#kit/server/slice.ts';
import { mediaRoutes } from './routes.ts';

export { pictureFiles, type PictureFiles } from './picture-files.ts';
export { toPicture, type StoredPicture } from './picture-data.ts';
export { findPictures } from './find-pictures.ts';
export { fetchPicture, PictureUnreachable } from './fetch-picture.ts';
export { picturesNamed } from './pictures-named.ts';
export { noteUnreachable, picturesBySource, preparePicture, renameAlts, storePictures, type PreparedPicture } from './store-media.ts';

/** The slice's operations. */
export const mediaSlice: Slice = { name: 'media', routes: mediaRoutes };
