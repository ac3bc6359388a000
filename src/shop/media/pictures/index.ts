/** Pictures: where their originals are stored, and the one that a section names. */
export { originalsPrefix } from './picture-files.ts';
export { pictureNamed } from './pictures-named.ts';
export { pictureTag } from './picture-tag.ts';
