import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = { id: 'p', url: '/media/p/1200.jpg', width: 2000, height: 1500, alt: 'A cup', placeholder: null };
const attributesOf = (priority: boolean) =>
  /<img [^>]*alt="A cup"[^>]*>/.exec(renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority={priority} />))![0];

it('fetches and decodes at once the one picture that a page is about, and others when they come near', () => {
  expect(attributesOf(true)).toMatch(/loading="eager" decoding="sync" fetchPriority="high"/i);
  expect(attributesOf(false)).toMatch(/loading="lazy" decoding="async"/i);
  expect(attributesOf(false)).not.toMatch(/fetchPriority/i);
});
