/**
 * Media: pictures of products and pages. Originals are kept by their hash under the data folder, sizes and formats are
 * made when somebody asks and then kept. A picture is known by where it came from (`source`): the same source, the same
 * picture. One that cannot be had is noted and shows a placeholder. What shoppers send is an upload: a picture of its own,
 * re-encoded from its pixels, theirs until what shows it is approved.
 */
import type { Slice } from '#kit/server/slice.ts';
import { removeFileJob, removeUploadsJob } from './jobs.ts';
import { pictureAdminRoutes } from './admin-routes.ts';
import { mediaRoutes } from './routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import { videoRoutes } from './video-routes.ts';
import { mediaPersonalData } from './store-personal.ts';

export { pictureFiles, type PictureFiles } from './picture-files.ts';
export { toPicture, toVideo, type StoredPicture, type StoredVideo } from './picture-data.ts';
export { findPictures } from './find-pictures.ts';
export { fetchPicture, PictureUnreachable } from './fetch-picture.ts';
export { picturesNamed } from './pictures-named.ts';
export { prepareVideo, storeVideo, type PreparedVideo } from './store-video.ts';
export { noteUnreachable, picturesBySource, preparePicture, renameAlts, storePictures, type PreparedPicture } from './store-media.ts';

export { attachUploads, hideUploads, releaseUploads, showUploads } from './attach-uploads.ts';
export { storeUpload } from './store-upload.ts';
export { keepPortrait, removePortrait } from './portraits.ts';
export { privateAddresses, privateMarkup, privatePictures } from './private-address.ts';
export { preparePortrait } from './prepare-portrait.ts';
export { readParts, type UploadParts } from './read-parts.ts';

/** The slice as the process lists it. */
export const mediaSlice: Slice = {
  name: 'media',
  personalData: mediaPersonalData,
  routes(api, host) {
    mediaRoutes(api, host);
    uploadRoutes(api, host);
    pictureAdminRoutes(api, host);
    videoRoutes(api, host);
  },
  jobs: [removeFileJob, removeUploadsJob],
};
