/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import type { Order } from './contract.ts';
import { OrderLookupSection } from './sections/order-lookup/section.tsx';
import type { ThankYouProps } from './sections/thank-you/data.ts';
import { loadThankYou } from './sections/thank-you/load.ts';
import { ThankYouSection } from './sections/thank-you/section.tsx';
import { UserOrderSection } from './sections/user-order/section.tsx';
import { UserOrders, type UserOrdersModel } from './sections/user-orders/section.tsx';

export { StandingBadge } from './sections/order-badges.tsx';
export { sumText } from './sections/order-texts.ts';
export type { ThankYouProps } from './sections/thank-you/data.ts';
export type { UserOrdersModel } from './sections/user-orders/section.tsx';

const noSettings = z.object({});

export const orderSections: readonly AnySection[] = [
  defineSection({
    name: 'order-lookup',
    card: { title: m.section_order_lookup },
    settings: noSettings,
    load: async ({ query, refused }) => ({ data: { sent: query.get('said') === 'lookup', refused: rejectedForm('lookup', refused) }, tags: [] }),
    Component: OrderLookupSection,
  }),
  defineSection<object, ThankYouProps, ThankYouProps>({
    name: 'thank-you',
    card: { title: m.section_thank_you },
    settings: noSettings,
    load: loadThankYou,
    Component: ThankYouSection,
  }),
  defineSection<object, undefined, UserOrdersModel>({
    name: 'user-orders',
    card: { title: m.section_user_orders },
    settings: noSettings,
    Component: UserOrders,
  }),
  defineSection<object, undefined, Order>({ name: 'user-order', card: { title: m.section_user_order }, settings: noSettings, Component: UserOrderSection }),
];
