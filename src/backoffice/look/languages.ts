/** In which languages staff write. */

/** The languages of the shop itself: what every shopper reads is written in these. */
export const shopLanguages = [
  { lang: 'en', name: 'English' },
  { lang: 'zh', name: '简体中文' },
  { lang: 'zh-HK', name: '繁體中文' },
] as const;

/** Languages of contents and templates: those of the shop, and some that exist for single pages. */
export const contentLanguages = [...shopLanguages, { lang: 'de', name: 'Deutsch' }, { lang: 'ja', name: '日本語' }] as const;
