/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { OrderLookupSection } from './sections/order-lookup/section.tsx';

const noSettings = z.object({});

/** See above. */
export const orderSections: readonly AnySection[] = [
  defineSection({ name: 'order-lookup', settings: noSettings, load: async () => ({ data: { sent: false }, tags: [] }), Component: OrderLookupSection }),
];
