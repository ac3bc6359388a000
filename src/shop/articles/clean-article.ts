/** What shoppers may put into an article: fewer elements than staff, links that lend no weight, pictures of the media route. */
import type sanitize from 'sanitize-html';
import { ownPictureId, sanitizer } from '#kit/server/clean-html.ts';

const allowedTags = ['p', 'br', 'hr', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 'u', 's', 'a', 'img'];
const longestAlt = 200;
// What was just sent and nothing shows yet: its author sees it under an address that ends.
const freshUpload = /^\/api\/web\/upload\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w.-]{1,100}\/\d{2,4}\.(?:jpg|webp|avif)$/;
const address = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;
// What is nested as HTML cannot be is taken apart, layer by layer.
const mostRounds = 8;

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    // A link that leads nowhere becomes plain text.
    a: (tagName, { href = '' }): sanitize.Tag =>
      address.test(href.trim()) ? { tagName, attribs: { href: href.trim(), rel: 'ugc nofollow noopener' } } : { tagName: 'span', attribs: {} },
    img: (tagName, { src = '', alt = '' }): sanitize.Tag => {
      const id = ownPictureId(src) ?? freshUpload.exec(src)?.[1] ?? null;
      return { tagName, attribs: id === null ? {} : { src: `/media/${id}/1200.jpg`, alt: alt.replaceAll(/\s+/g, ' ').trim().slice(0, longestAlt) } };
    },
  },
};

/** An author's HTML with only what an article needs. Twice is the same as once. */
export function cleanArticle(html: string): string {
  const sanitize = sanitizer();
  let clean = html;
  for (let round = 0; round < mostRounds; round++) {
    const before = clean;
    clean = withoutEnd(sanitize(clean, options));
    if (clean === before) return clean;
  }
  // Still changing: nothing that an editor makes. Its text stays.
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim();
}

const emptyEnd = /<p>(?:\s|<br \/>)*<\/p>$/;

/** Without empty paragraphs at its end. */
function withoutEnd(html: string): string {
  let rest = html.trim();
  while (emptyEnd.test(rest)) rest = rest.replace(emptyEnd, '').trim();
  return rest;
}

const picture = /<img src="\/media\/([0-9a-f-]{36})\/1200\.jpg" alt="([^"]*)"(?: width="\d+" height="\d+")? \/>/g;

/** The pictures of a clean text, in order: ids, and whether each has an alternative text. */
export function picturesOf(clean: string): { id: string; described: boolean }[] {
  return [...clean.matchAll(picture)].map(([, id, alt]) => ({ id: id!, described: alt!.trim() !== '' }));
}

/** A clean text whose pictures say their size, so that the page does not jump. */
export function withSizes(clean: string, sizes: ReadonlyMap<string, { width: number; height: number }>): string {
  return clean.replaceAll(picture, (whole, id: string, alt: string) => {
    const size = sizes.get(id);
    return size ? `<img src="/media/${id}/1200.jpg" alt="${alt}" width="${size.width}" height="${size.height}" />` : whole;
  });
}
