/** Rich text from outside (imports, staff, seeds) made harmless before it is stored. */
import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'a',
    'span',
    'div',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel', 'target'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], '*': ['lang', 'dir'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
  nestingLimit: 30,
  transformTags: {
    // A page has one h1, and it is not in here.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, ...(attributes['target'] === '_blank' && { rel: 'noopener nofollow' }) } }),
  },
};

/** HTML with only the elements and attributes that words need: no script, style, frame, form, event or picture. Twice is the same as once. */
export function cleanHtml(html: string): string {
  return sanitize(html, options).trim();
}
