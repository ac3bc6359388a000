/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { loadCheckoutPage } from './sections/checkout/load.ts';
import { CheckoutSection } from './sections/checkout/section.tsx';

export { openStepOf, stepAfterAddress } from './sections/checkout/data.ts';
export type { CheckoutModel } from './sections/checkout/load.ts';

export const checkoutSections: readonly AnySection[] = [
  defineSection({
    name: 'checkout-page',
    card: { title: m.section_checkout_page },
    settings: z.object({}),
    load: loadCheckoutPage,
    Component: CheckoutSection,
  }),
];
