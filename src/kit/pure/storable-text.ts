/** What can be stored as text at all. */

/** Whether a text can be stored: PostgreSQL takes no NUL, and half of a surrogate pair is no character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
