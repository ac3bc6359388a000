/** Plain text from people: one line or several, without control characters. */

/** Control characters, and those that turn the direction of everything after them. */
const steering = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text can stand on one line as it is; an empty one can. */
export function isPlainLine(text: string): boolean {
  return !steering.test(text) && (text === '' || visible.test(text));
}

/** The same for a text of several lines; tabs count as space. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replaceAll(/[\r\n\t]/g, ' ').trim());
}

/** A text for the content of elements and for quoted attributes, of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
