/** Patterns for `like` and `ilike`. */

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern of a text that holds `text` as it is: no sign of it means anything but itself. */
export const likePattern = (text: string): string => `%${escaped(text)}%`;

/** The pattern of a text that begins with `text` as it is. */
export const likePrefix = (text: string): string => `${escaped(text)}%`;
