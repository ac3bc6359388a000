/** Jobs that stock queues; what becomes of a moved day is another slice's. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const movedData = z.object({ variantId: z.uuid() });

/** The day from which on a variant is expected to be sent is another one: whoever waits for it is notified. */
export const expectedDayMoved: JobKind<z.output<typeof movedData>> = { name: 'stock.expected-day-moved', data: movedData };
