/** Every slice of the shop, in the order in which their operations are published. No autoload: what is not here does not run. */
import { mediaSlice } from '#shop/media/index.ts';
import { staffSlice } from '#shop/staff/index.ts';
import { visitorsSlice } from '#shop/visitors/index.ts';
import type { Slice } from '#kit/server/slice.ts';

export const slices: readonly Slice[] = [mediaSlice, staffSlice, visitorsSlice];
