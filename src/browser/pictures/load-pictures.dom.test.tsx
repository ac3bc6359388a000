import { afterEach, expect, it } from 'vitest';
import { startPictures, watchPictures } from './load-pictures.ts';

startPictures();
afterEach(() => document.body.replaceChildren());

/** A picture that the browser has not asked for yet. */
function waitingPicture(sizes: string): HTMLImageElement {
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.sizes = sizes;
  image.src = '/media/cup/1200.jpg';
  Object.defineProperty(image, 'complete', { value: false });
  document.body.append(image);
  return image;
}

it('a picture that was fetched before is asked for at once, and its larger file is not', () => {
  const thumbnail = waitingPicture('64px');
  watchPictures();
  thumbnail.dispatchEvent(new Event('load'));

  const [again, large] = [waitingPicture('64px'), waitingPicture('100vw')];
  watchPictures();

  expect(again.loading).toBe('eager');
  expect(large.loading).toBe('lazy');
});
