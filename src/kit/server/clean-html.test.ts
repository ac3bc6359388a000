import fc from 'fast-check';
import sanitize from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { cleanHtml, sanitizer } from './clean-html.ts';

const words = fc.string({
  unit: fc.constantFrom('a', 'Z', ' ', '\n', '\t', ' ', '.', '"', "'", '=', '/', '杯', '🫖', '&', '<', '>', '\0', '\r'),
  maxLength: 8,
});
const inline = fc
  .array(
    fc.oneof(
      words,
      words.map((text) => `<strong>${text}</strong>`),
      words.map((text) => `<em>${text}</em>`),
      fc
        .tuple(fc.constantFrom('/', '/page/shipping', '//x.example', 'javascript:x', '/a" onclick="x'), words)
        .map(([to, text]) => `<a href="${to}">${text}</a>`),
      fc.constantFrom('<strong>a</em>', '<br>', '<script>', '</p>', '<p>', '</li>', '<li>'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const blocks = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: inline.map((text) => `<p>${text}</p>`) },
      fc.tuple(fc.integer({ min: 1, max: 6 }), inline).map(([level, text]) => `<h${level}>${text}</h${level}>`),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), fc.array(inline, { maxLength: 3 }))
        .map(([list, items]) => `<${list}>\n${items.map((text) => `<li>${text}</li>`).join('\n')}</${list}>`),
      fc.constantFrom('\n', '\n\n', ' '),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

describe('cleaning HTML', () => {
  it('leaves a text alone exactly where the sanitizer would', () => {
    // The sanitizer is asked for everything: what it says of a harmless text behind a comment is what it says of the text.
    const slowly = (html: string) => cleanHtml(`<!-- -->${html}`);
    fc.assert(
      fc.property(blocks, (html) => {
        expect(cleanHtml(html)).toBe(slowly(html));
      }),
      { numRuns: 2_000 },
    );
  });

  it('needs no sanitizer for paragraphs, headings, lists, emphasis and links within the site', () => {
    const html = '<h2>Care</h2>\n<p>Wash <strong>by hand</strong>, see <a href="/page/care">care</a>.</p>\n<ul><li>One</li><li><em>Two</em></li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('loads the sanitizer that the program came with', () => {
    expect(sanitizer()).toBe(sanitize);
  });
});
