/** Jobs that stock queues; what becomes of a moved day is another slice's. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const movedData = z.object({ variantId: z.uuid() });

/** The expected shipping day of a variant has changed: shoppers who wait for it are notified. */
export const expectedDayMoved: JobKind<z.output<typeof movedData>> = { name: 'stock.expected-day-moved', data: movedData };
