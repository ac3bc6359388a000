/** Pictures: where their originals are stored, and the one that a section names. */
export { originalsPrefix } from './picture-files.ts';
export { pictureNamed, picturesTag } from './pictures-named.ts';
