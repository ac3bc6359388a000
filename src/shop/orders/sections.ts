/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { OrderLookupSection } from './sections/order-lookup/section.tsx';
import type { ThankYouProps } from './sections/thank-you/data.ts';
import { ThankYouSection } from './sections/thank-you/section.tsx';

const noSettings = z.object({});

/** See above. */
export const orderSections: readonly AnySection[] = [
  defineSection({ name: 'order-lookup', settings: noSettings, load: async () => ({ data: { sent: false }, tags: [] }), Component: OrderLookupSection }),
  defineSection<object, ThankYouProps, ThankYouProps>({
    name: 'thank-you',
    settings: noSettings,
    load: async ({ model }) => ({ data: model, tags: [] }),
    Component: ThankYouSection,
  }),
];
