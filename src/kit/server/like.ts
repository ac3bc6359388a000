/** Patterns for `like` and `ilike`. */

/** The pattern of a text that holds `text` as it is: no sign of it means anything but itself. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
