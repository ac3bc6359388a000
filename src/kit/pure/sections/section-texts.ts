/** Words that sections and the editor share. */

/** The groups in which the editor offers sections. */
export const sectionGroups = ['pictures', 'words', 'products', 'marketing', 'layout'] as const;
/** One of them. */
export type SectionGroup = (typeof sectionGroups)[number];

/** What a setting may name by its slug; the editor offers each by its title. */
export type NamedInput = 'category' | 'collection' | 'tag' | 'product' | 'promotion' | 'coupon' | 'articleCategory' | 'articleTag' | 'inquiryForm';
