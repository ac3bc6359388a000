/** Pictures that shoppers send: private until what shows them is approved. */
export { attachUploads, hideUploads, releaseUploads, showUploads } from './attach-uploads.ts';
export { saveAvatar, removeAvatar } from './avatars.ts';
export { prepareAvatar } from './prepare-avatar.ts';
export { privateAddresses, privateMarkup, privatePictures } from './private-address.ts';
export { readParts } from './read-parts.ts';
