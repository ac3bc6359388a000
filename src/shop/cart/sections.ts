/** The sections of this slice, for templates. */
import * as m from '#messages';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { loadCartPage } from './sections/cart-page/load.ts';
import { CartPageSection } from './sections/cart-page/section.tsx';
import { cartPageSettings } from './sections/cart-page/settings.ts';

export const cartSections: readonly AnySection[] = [
  defineSection({
    name: 'cart-page',
    card: { title: m.section_cart_page },
    settings: cartPageSettings,
    load: loadCartPage,
    Component: CartPageSection,
  }),
];
