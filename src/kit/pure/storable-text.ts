/** What can be kept as text at all. */

/** Whether a text can be kept: PostgreSQL takes no NUL, and half of a surrogate pair is no character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
