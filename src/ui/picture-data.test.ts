import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offeredWidths, pictureSourceSet, pictureWidths } from './picture-data.ts';
import { pictureWidths as madeWidths } from '#shop/media/contract.ts';
import { Picture } from './picture.tsx';

const url = '/media/019a0000-0000-7000-8000-000000000001/1200.jpg';
const widthsIn = (set: string) => set.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1]));

describe('the widths of a picture', () => {
  it('are those that the media route makes', () => {
    expect(pictureWidths).toEqual(madeWidths);
  });

  it('go up to two thousand pixels where the picture is as wide as the screen', () => {
    const set = pictureSourceSet({ url, width: 2000 }, 'avif');
    expect(widthsIn(set)).toEqual([320, 480, 640, 800, 1200, 1600, 2000]);
    expect(set.endsWith('/2000.avif 2000w')).toBe(true);
  });

  it('end with the original, at its own width', () => {
    const set = pictureSourceSet({ url, width: 900 }, 'webp');
    expect(widthsIn(set)).toEqual([320, 480, 640, 800, 900]);
    expect(set.endsWith('/1200.webp 900w')).toBe(true);
  });

  it('offer a small place no more than three pixels to each of its own', () => {
    expect(widthsIn(pictureSourceSet({ url, width: 2000 }, 'avif', offeredWidths('64px')))).toEqual([80, 160, 320]);
  });
});

it('the one picture that a page is about is fetched at once, others when they come near', () => {
  const picture = { id: 'p', url, width: 2000, height: 1500, alt: 'A cup', placeholder: null };
  const markup = (priority: boolean) => renderToStaticMarkup(createElement(Picture, { picture, sizes: '100vw', priority }));
  expect(markup(true)).toMatch(/loading="eager" decoding="async" fetchPriority="high"/i);
  expect(markup(false)).toMatch(/loading="lazy" decoding="async"/i);
  expect(markup(false)).not.toMatch(/fetchPriority/i);
});
