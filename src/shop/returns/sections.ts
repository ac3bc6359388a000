/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import type { Return } from './contract.ts';
import type { OrderReturnsData, OrderReturnsModel } from './sections/order-returns/data.ts';
import { loadOrderReturns } from './sections/order-returns/load.ts';
import { OrderReturnsSection } from './sections/order-returns/section.tsx';
import { UserReturnSection } from './sections/user-return/section.tsx';
import { UserReturns, type UserReturnsModel } from './sections/user-returns/section.tsx';

export { hasRefund } from './contract-states.ts';
export { standingLook, standingWord, typeWord } from './sections/return-texts.ts';
export { RefundValue } from './sections/return-view/refund-value.tsx';
export { StepSentences } from './sections/return-view/step-notice.tsx';
export type { UserReturnsModel } from './sections/user-returns/section.tsx';

const noSettings = z.object({});

export const returnSections: readonly AnySection[] = [
  defineSection<object, OrderReturnsData, OrderReturnsModel>({
    name: 'order-returns',
    card: { title: m.section_order_returns },
    settings: noSettings,
    load: loadOrderReturns,
    Component: OrderReturnsSection,
  }),
  defineSection<object, undefined, UserReturnsModel>({
    name: 'user-returns',
    card: { title: m.section_user_returns },
    settings: noSettings,
    Component: UserReturns,
  }),
  defineSection<object, undefined, Return>({ name: 'user-return', card: { title: m.section_user_return }, settings: noSettings, Component: UserReturnSection }),
];
