/**
 * Media: pictures of products and pages. Originals are stored by their hash under the data folder, sizes and formats are
 * made on request and then cached. A picture is known by where it came from (`source`): the same source, the same
 * picture. One that cannot be had is noted and shows a placeholder. What shoppers send is an upload: a picture of its own,
 * re-encoded from its pixels, theirs until what shows it is approved.
 */
import type { Slice } from '#kit/server/slice.ts';
import { setPicturesUrl } from '#ui/public-files/public-files.ts';
import { removeFileJob, removeUploadsJob } from './jobs.ts';
import { pictureAdminRoutes } from './staff/admin-routes.ts';
import { mediaRoutes } from './pictures/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { videoAdminRoutes } from './videos/admin-routes.ts';
import { videoRoutes } from './videos/routes.ts';
import { mediaPersonalData } from './store-personal.ts';

export { pictureFiles, type PictureFiles } from './pictures/picture-files.ts';
export { toPicture, type StoredPicture } from './pictures/picture-data.ts';
export { findPictures } from './pictures/find-pictures.ts';
export { fetchPicture, PictureUnreachable } from './pictures/fetch-picture.ts';
export { picturesNamed } from './pictures/pictures-named.ts';
export { noteUnreachable, picturesBySource, preparePicture, renameAlts, storePictures, type PreparedPicture } from './pictures/store-pictures.ts';

/** The slice as the process lists it. */
export const mediaSlice: Slice = {
  name: 'media',
  personalData: mediaPersonalData,
  routes(api, host) {
    setPicturesUrl(host.config.picturesUrl);
    mediaRoutes(api, host);
    uploadRoutes(api, host);
    pictureAdminRoutes(api, host);
    videoAdminRoutes(api, host);
    videoRoutes(api, host);
  },
  jobs: [removeFileJob, removeUploadsJob],
};
