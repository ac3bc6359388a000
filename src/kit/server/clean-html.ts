/** Rich text from outside (imports, staff, seeds) made harmless before it is stored. */
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const require = createRequire(import.meta.url);
/** The sanitizer, loaded when it is first needed: a process that only shows what is clean already needs none. */
export const sanitizer = () => require('sanitize-html') as typeof sanitize;

// A picture of this site's own media route; nothing is loaded from elsewhere.
const ownPicture = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{1,4}\.(?:jpg|webp|avif)(\?v=\d{1,9})?$/;
const widths = [480, 800, 1200];
const whole = /^[1-9]\d{0,4}$/;

/** The picture that an address of the media route shows, or null for any other address. */
export const ownPictureId = (address: string): string | null => ownPicture.exec(address)?.[1] ?? null;

/** The pictures of the media route that a text shows, each once, by id. */
export const pictureIdsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ src="\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g)].map(([, id]) => id!)),
];

/** What is left of a picture: where it is in three widths, its alternative text, its size. */
function pictureOf(attributes: sanitize.Attributes): sanitize.Attributes {
  const [, id, revision = ''] = ownPicture.exec(attributes['src'] ?? '') ?? [];
  if (id === undefined) return {};
  const { width = '', height = '', alt = '' } = attributes;
  return {
    src: `/media/${id}/1200.jpg${revision}`,
    alt,
    ...(whole.test(width) && whole.test(height) ? { width, height } : {}),
    srcset: widths.map((one) => `/media/${id}/${one}.webp${revision} ${one}w`).join(', '),
    sizes: '(min-width: 720px) 672px, 100vw',
    loading: 'lazy',
    decoding: 'async',
  };
}

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
    'img',
  ],
  allowedAttributes: {
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
    a: ['href', 'title', 'rel', 'target'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
  nestingLimit: 30,
  transformTags: {
    // A page has one h1, and it is not in here.
    h1: 'h2',
    img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes) }),
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, ...(attributes['target'] === '_blank' && { rel: 'noopener nofollow' }) } }),
  },
};

const text = '[^<>&\\0\\r]*';
const line = `${text}(?:<strong>${text}</strong>${text}|<em>${text}</em>${text}|<a href="/[\\w/-]*">${text}</a>${text})*`;
/** What most texts are: paragraphs, headings and lists of text, with plain emphasis and links within the site. */
const plain = new RegExp(`^(?:<p>${line}</p>|<h([2-6])>${line}</h\\1>|<([uo])l>\\n*(?:<li>${line}</li>\\n*)*</\\2l>|\\n)*$`);

/** HTML with only the elements and attributes that text needs: no script, style, frame, form or event, and no picture but this site's own. Twice is the same as once. */
export function cleanHtml(html: string): string {
  // Nothing in it needs cleaning, and nothing has to be loaded.
  if (plain.test(html)) return html.trim();
  return sanitizer()(html, options).trim();
}
