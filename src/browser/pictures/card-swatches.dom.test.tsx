import { beforeEach, expect, it } from 'vitest';
import { startCardSwatches } from './card-swatches.ts';

startCardSwatches();

let swatch: HTMLAnchorElement;
beforeEach(() => {
  document.body.innerHTML = `<article><div><img data-picture="" alt="" /></div><h3><a href="/product/cup/red">Cup</a></h3>
    <a data-swatch="/media/blue" href="/product/cup/blue">Blue</a></article>`;
  swatch = document.querySelector('a[data-swatch]')!;
});

const press = (keys: MouseEventInit = {}) => swatch.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const led = () => document.querySelector<HTMLAnchorElement>('h3 > a')!.getAttribute('href');

it('leads the card to the variant of the colour that is pressed', () => {
  expect([press(), led(), swatch.ariaCurrent]).toEqual([false, expect.stringMatching(/\/product\/cup\/blue$/), 'true']);
});

it.each([{ ctrlKey: true }, { altKey: true }])('leaves a press with %o to the browser', (keys) => {
  expect([press(keys), led()]).toEqual([true, '/product/cup/red']);
});
