/** Every section that a template may name. No autoload: what is not here does not exist. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { addressSections } from '#shop/addresses/sections.ts';
import { articleSections } from '#shop/articles/sections.ts';
import { authSections } from '#shop/auth/sections.ts';
import { cartSections } from '#shop/cart/sections.ts';
import { catalogSections } from '#shop/catalog/sections.ts';
import { checkoutSections } from '#shop/checkout/sections.ts';
import { contentSections } from '#shop/content/sections.ts';
import { creditSections } from '#shop/credits/sections.ts';
import { giftCardSections } from '#shop/gift-cards/sections.ts';
import { discussionSections } from '#shop/discussions/sections.ts';
import { favoriteSections } from '#shop/favorites/sections.ts';
import { feedbackSections } from '#shop/feedback/sections.ts';
import { shopInfoSections } from '#shop/shop-info/sections.ts';
import { inquirySections } from '#shop/inquiries/sections.ts';
import { newsletterSections } from '#shop/newsletter/sections.ts';
import { socialLoginSections } from '#shop/social-login/sections.ts';
import { noticeSections } from '#shop/notices/sections.ts';
import { orderSections } from '#shop/orders/sections.ts';
import { generalSections } from '#shop/templates/sections.ts';
import { profileSections } from '#shop/profile/sections.ts';
import { promotionSections } from '#shop/promotions/sections.ts';
import { returnSections } from '#shop/returns/sections.ts';
import { reviewSections } from '#shop/reviews/sections.ts';
import { securitySections } from '#shop/security/sections.ts';
import { withdrawalSections } from '#shop/withdrawals/sections.ts';
import { BareFooter, BareHeader } from './sections/bare-layout/section.tsx';
import { loadBareFooter, loadBareHeader } from './sections/bare-layout/load.ts';
import { bareHeaderSettings } from './sections/bare-layout/settings.ts';
import { Footer } from './sections/footer/section.tsx';
import { Header } from './sections/header/section.tsx';
import { headerSettings } from './sections/header/settings.ts';
import { loadFooter, loadHeader } from './sections/layout-loads.ts';
import { messageSection } from './sections/message/section.tsx';
import { previewBarSection } from './sections/preview-bar/section.tsx';
import { WishListSection } from './sections/wish-list/section.tsx';
import { shellSection } from './sections/shell/section.tsx';
import { userArticlePreviewSection } from './sections/user-article-preview/section.tsx';
import { UserAccount, type UserAccountModel } from './sections/user-account/section.tsx';
import { UserCenter } from './sections/user-center/section.tsx';
import type { CenterModel } from './sections/user-center/data.ts';
import { userNavSection } from './sections/user-nav/section.tsx';

const own: readonly AnySection[] = [
  defineSection({
    name: 'header',
    card: { title: m.section_header },
    settings: headerSettings,
    load: loadHeader,
    Component: Header,
    sees: ['lang', 'locale', 'currency', 'userBasePath', 'shows', 'paths'],
  }),
  defineSection({ name: 'footer', card: { title: m.section_footer }, settings: z.object({}), load: loadFooter, Component: Footer }),
  defineSection({ name: 'bare-header', card: { title: m.section_bare_header }, settings: bareHeaderSettings, load: loadBareHeader, Component: BareHeader }),
  defineSection({ name: 'bare-footer', card: { title: m.section_bare_footer }, settings: z.object({}), load: loadBareFooter, Component: BareFooter }),
  defineSection({ name: 'wish-list', card: { title: m.section_wish_list }, settings: z.object({}), Component: WishListSection }),
  messageSection,
  previewBarSection,
  shellSection,
  userArticlePreviewSection,
  userNavSection,
  defineSection<object, undefined, CenterModel>({
    name: 'user-center',
    card: { title: m.section_user_center },
    settings: z.object({}),
    Component: UserCenter,
  }),
  defineSection<object, undefined, UserAccountModel>({
    name: 'user-account',
    card: { title: m.section_user_account },
    settings: z.object({}),
    Component: UserAccount,
  }),
];

/** Sections by name. */
export const sections: ReadonlyMap<string, AnySection> = new Map(
  [
    ...own,
    ...generalSections,
    ...catalogSections,
    ...articleSections,
    ...contentSections,
    ...creditSections,
    ...giftCardSections,
    ...authSections,
    ...cartSections,
    ...checkoutSections,
    ...socialLoginSections,
    ...noticeSections,
    ...orderSections,
    ...withdrawalSections,
    ...promotionSections,
    ...profileSections,
    ...addressSections,
    ...returnSections,
    ...reviewSections,
    ...discussionSections,
    ...favoriteSections,
    ...feedbackSections,
    ...inquirySections,
    ...shopInfoSections,
    ...newsletterSections,
    ...securitySections,
  ].map((section) => [section.name, section]),
);
