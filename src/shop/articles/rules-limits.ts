/** Limits of shoppers' own articles; the editor in the browser reads them too. */

/** Characters, except where it says otherwise. */
export const articleLimits = {
  title: 150,
  summary: 300,
  author: 60,
  alt: 200,
  refusal: 1_000,
  /** Of the HTML that is sent. */
  html: 120_000,
  /** Characters of the text shown. */
  text: 30_000,
  /** Words that a submitted article has at least. */
  leastWords: 40,
  links: 20,
  /** Pictures in the text, the thumbnail not counted. */
  pictures: 12,
  /** Articles of one account. */
  articles: 100,
  /** Of them such as no reader has seen. */
  drafts: 20,
  /** In 24 hours. */
  submissions: 5,
} as const;
