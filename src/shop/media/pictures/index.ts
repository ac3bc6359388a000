/** Pictures: where their originals are stored, those of every page, and the one that a section names. */
export { layoutPictures } from './find-pictures.ts';
export { originalsPrefix } from './picture-files.ts';
export { pictureNamed } from './pictures-named.ts';
export { pictureTag } from './picture-tag.ts';
