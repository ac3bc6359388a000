/** Writing content: the demo shop's, and articles of the community. */
export { createContents, createPages } from './create-contents.ts';
export { deleteOwnArticle, previewItem, publishOwnArticle, setArticleShown, slugOfTitle } from './publish-own-article.ts';
export { contentPath, inputOf, readItemForStaff } from './read-item-for-staff.ts';
export { changeItem } from './write-item.ts';
