/** Videos of products. */
export { prepareVideo, storeVideo, type PreparedVideo } from './store-video.ts';
export { toVideo, type StoredVideo } from '../pictures/picture-data.ts';
