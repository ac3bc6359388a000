/**
 * Every slice of the shop, in the order in which their operations are published. No autoload: what is not here does not run. Extensions come behind them,
 * by `composeShop`.
 */
import { accountsSlice } from '#shop/accounts/sessions/index.ts';
import { addressesSlice } from '#shop/addresses/index.ts';
import { appsSlice } from '#shop/apps/index.ts';
import { articlesSlice } from '#shop/articles/index.ts';
import { authSlice } from '#shop/auth/index.ts';
import { cartSlice } from '#shop/cart/index.ts';
import { catalogSlice } from '#shop/catalog/index.ts';
import { checkoutSlice } from '#shop/checkout/index.ts';
import { contentSlice } from '#shop/content/index.ts';
import { writeRedirectIn } from '#shop/content/redirects/index.ts';
import { creditsSlice } from '#shop/credits/index.ts';
import { giftCardsSlice } from '#shop/gift-cards/index.ts';
import { documentsSlice } from '#shop/documents/index.ts';
import { customersSlice } from '#shop/customers/index.ts';
import { draftOrdersSlice } from '#shop/draft-orders/index.ts';
import { discussionsSlice } from '#shop/discussions/index.ts';
import { feedbackSlice } from '#shop/feedback/index.ts';
import { firstRunSlice } from '#shop/first-run/index.ts';
import { extensionsSlice, type KnownExtension } from '#shop/extensions/index.ts';
import { favoritesSlice } from '#shop/favorites/index.ts';
import { menusSlice } from '#shop/menus/index.ts';
import { messagesSlice } from '#shop/messages/index.ts';
import { socialLoginSlice } from '#shop/social-login/index.ts';
import { inquiriesSlice } from '#shop/inquiries/index.ts';
import { newsletterSlice } from '#shop/newsletter/index.ts';
import { marketsSlice } from '#shop/markets/index.ts';
import { mediaSlice } from '#shop/media/index.ts';
import { noticesSlice } from '#shop/notices/index.ts';
import { ordersSlice } from '#shop/orders/index.ts';
import { paymentsSlice } from '#shop/payments/accounts/index.ts';
import { profileSlice } from '#shop/profile/index.ts';
import { promotionsSlice } from '#shop/promotions/index.ts';
import { publishableKeysSlice } from '#shop/publishable-keys/index.ts';
import { reportsSlice } from '#shop/reports/index.ts';
import { returnsSlice } from '#shop/returns/index.ts';
import { reviewsSlice } from '#shop/reviews/index.ts';
import { searchSlice } from '#shop/search/index.ts';
import { securitySlice } from '#shop/security/index.ts';
import { shippingSlice } from '#shop/shipping/index.ts';
import { shopInfoSlice } from '#shop/shop-info/index.ts';
import { settingsSlice } from '#shop/settings/index.ts';
import { staffSlice } from '#shop/staff/index.ts';
import { staffAccessSlice } from '#shop/staff-access/index.ts';
import { staffSearchSlice } from '#shop/staff-search/index.ts';
import { stockSlice } from '#shop/stock/index.ts';
import { stockAlertsSlice } from '#shop/stock-alerts/index.ts';
import { templatesSlice, type MakesDraftRenderer } from '#shop/templates/index.ts';
import { transfersSlice } from '#shop/transfers/index.ts';
import { textsSlice } from '#shop/texts/index.ts';
import { translationsSlice } from '#shop/translations/index.ts';
import { visitorsSlice } from '#shop/visitors/index.ts';
import { webhooksSlice } from '#shop/webhooks/index.ts';
import { withdrawalsSlice } from '#shop/withdrawals/index.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import type { Retention } from '#kit/server/privacy/retention.ts';
import type { EventListener, EventPayload } from '#kit/server/events/shop-events.ts';
import type { AnySection } from '#kit/server/page/section.ts';
import type { Slice } from '#kit/server/slice.ts';
import { sections as ownSections } from '#storefront/sections.ts';
import { lazily } from '#kit/pure/lazily.ts';
import { readAssets } from '#storefront/compose/assets.ts';
import { kinds } from '#storefront/kinds.ts';
import { createMemory } from '#storefront/memory.ts';
import { renderDraft } from '#storefront/page-request/render-draft.ts';
import { readyThemes, systemTemplatesOf } from '#storefront/theme/themes.ts';
import { join } from 'node:path';
import { formTokens } from './requests/form-tokens.ts';
import { housekeeping } from './housekeeping.ts';
import { projectRoot } from './folders.ts';
import { themeFiles } from './pages/theme-files.ts';
import { noPages, type AddedPages } from './extensions/pages.ts';
import { demoSlice, fillDemoKind } from './seed/demo-slice.ts';

/** The templates that the shop came with, read when they are first asked for. */
async function systemTemplates(theme: string) {
  return systemTemplatesOf(theme, await themeFiles());
}

/** Renders what is being edited, by the storefront's own composer. */
const draftRenderer =
  (sections: Composition['sections']): MakesDraftRenderer =>
  ({ database, log }) => {
    const made = lazily(async () => {
      const [files, assets] = await Promise.all([themeFiles(), readAssets(join(projectRoot, 'dist/client'))]);
      return { kinds, sections, themeFiles: files, assets, memory: createMemory({ database, log, themeFiles: files }) };
    });
    return async (context, draft) => renderDraft(await made(), context, draft);
  };

/** What all slices together store about people, retain, send and listen to. */
type OfAll = {
  personalData(): readonly DataSubjectHandler[];
  retention(): readonly Retention[];
  mailSamples(): readonly MailSample[];
  listeners(): readonly EventListener[];
  eventPayloads(): readonly EventPayload[];
  extensions(): readonly KnownExtension[];
};

/** What extensions add to the shop. */
export type Added = { slices: readonly Slice[]; sections: readonly AnySection[]; extensions: readonly KnownExtension[]; pages: AddedPages };

/** The parts of a shop that depend on its extensions. */
export type Composition = { slices: readonly Slice[]; sections: ReadonlyMap<string, AnySection>; pages: AddedPages };

/** Puts a shop together: its own parts, then what extensions add. */
export function composeShop(added: Added): Composition {
  const sections = new Map([...ownSections, ...added.sections.map((section) => [section.name, section] as const)]);
  const all: Slice[] = [];
  const ofAll: OfAll = {
    personalData: () => all.flatMap((slice) => slice.personalData ?? []),
    retention: () => all.flatMap((slice) => slice.retention ?? []),
    mailSamples: () => all.flatMap((slice) => slice.mailSamples ?? []),
    listeners: () => all.flatMap((slice) => slice.listeners ?? []),
    eventPayloads: () => all.flatMap((slice) => slice.eventPayloads ?? []),
    extensions: () => added.extensions,
  };
  all.push(...plainSlices, ...composedSlices(sections, ofAll), formTokens, demoSlice, housekeeping({ retention: ofAll.retention }), ...added.slices);
  return { slices: all, sections, pages: added.pages };
}

/** Slices that need nothing of the others to be put together. */
const plainSlices: readonly Slice[] = [
  accountsSlice,
  addressesSlice,
  appsSlice,
  articlesSlice,
  authSlice,
  cartSlice,
  checkoutSlice,
  contentSlice,
  creditsSlice,
  discussionsSlice,
  documentsSlice,
  draftOrdersSlice,
  favoritesSlice,
  feedbackSlice,
  giftCardsSlice,
  inquiriesSlice,
  marketsSlice,
  mediaSlice,
  menusSlice,
  socialLoginSlice,
  newsletterSlice,
  noticesSlice,
  // Before orders: whose a return or a withdrawal is stands on its order, which forgets it when the account is erased.
  returnsSlice,
  withdrawalsSlice,
  ordersSlice,
  paymentsSlice,
  profileSlice,
  promotionsSlice,
  publishableKeysSlice,
  reportsSlice,
  reviewsSlice,
  searchSlice,
  settingsSlice,
  shippingSlice,
  shopInfoSlice,
  staffSlice,
  staffAccessSlice,
  staffSearchSlice,
  stockSlice,
  stockAlertsSlice,
  textsSlice,
  transfersSlice,
  translationsSlice,
  visitorsSlice,
];

/** Slices that are made with what the others have. */
const composedSlices = (sections: Composition['sections'], ofAll: OfAll): readonly Slice[] => [
  catalogSlice({ redirect: writeRedirectIn }),
  customersSlice({ personalData: ofAll.personalData }),
  extensionsSlice({ known: ofAll.extensions }),
  firstRunSlice({ fillDemo: fillDemoKind }),
  messagesSlice({ samples: ofAll.mailSamples }),
  securitySlice({ personalData: ofAll.personalData }),
  templatesSlice({ sections, system: systemTemplates, themes: async () => readyThemes(await themeFiles()), renderer: draftRenderer(sections) }),
  webhooksSlice({ listeners: ofAll.listeners, payloads: ofAll.eventPayloads }),
];

/** The shop without extensions. */
export const ownShop: Composition = composeShop({ slices: [], sections: [], extensions: [], pages: noPages });

/** Its slices. */
export const slices = ownShop.slices;

/** What every slice stores about a person. */
export function allPersonalData(): readonly DataSubjectHandler[] {
  return slices.flatMap((slice) => slice.personalData ?? []);
}

/** How long every slice retains its data. */
export function allRetention(): readonly Retention[] {
  return slices.flatMap((slice) => slice.retention ?? []);
}

/** Every kind of mail that the shop sends, with sample data. */
export function allMailSamples(): readonly MailSample[] {
  return slices.flatMap((slice) => slice.mailSamples ?? []);
}
