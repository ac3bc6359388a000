import { expect, it } from 'vitest';
import type { PictureData } from '#ui/picture-data.ts';
import { distinctCovers } from './find-covers.ts';

const picture = (url: string) => ({ url }) as PictureData;

it('shows no picture twice where there is another', () => {
  const [cup, pot, stool] = ['cup', 'pot', 'stool'].map(picture) as [PictureData, PictureData, PictureData];
  expect(distinctCovers([[cup, pot], [cup, stool], [cup], [], [stool, pot]])).toEqual([cup, stool, cup, null, pot]);
});
