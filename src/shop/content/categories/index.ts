/** Categories of articles. */
export { ensureTopics } from './write-category.ts';
