/** Pictures: where their originals are stored. */
export { originalsPrefix } from './picture-files.ts';
