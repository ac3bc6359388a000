/** What a template may be called: words in lower case joined by hyphens (`product-lookbook`). */
export const templatePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
