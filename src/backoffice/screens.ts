/** Every screen of the back office, in the order of its menu. A new one is a folder and a line here. */
import { abandonedScreen } from './abandoned/index.ts';
import { apiKeyScreen } from './api-keys/index.ts';
import { appScreen } from './apps/index.ts';
import { accountScreen } from './account/index.ts';
import { articleTopicScreens } from './article-topics/index.ts';
import { auditScreen } from './audit/index.ts';
import { brandScreen } from './brands/index.ts';
import { categoryScreen } from './categories/index.ts';
import { collectionScreen } from './collections/index.ts';
import { currencyScreens } from './currencies/index.ts';
import { contentKindsScreen } from './content-kinds/index.ts';
import { contentScreens } from './contents/index.ts';
import { extensionScreen } from './extensions/index.ts';
import { languageScreen } from './languages/index.ts';
import { giftCardScreen } from './gift-cards/index.ts';
import { homeScreen } from './home/index.ts';
import { importScreen } from './imports/index.ts';
import { inquiryFormScreen } from './inquiry-forms/index.ts';
import { mailScreen } from './mails/index.ts';
import { mediaScreen } from './media/index.ts';
import { menuScreen } from './menus/index.ts';
import { customerScreens } from './customers/index.ts';
import { issueScreen, subscriberScreen } from './newsletter/index.ts';
import { draftOrderScreen } from './draft-orders/index.ts';
import { orderScreen } from './orders/index.ts';
import { productScreen } from './products/index.ts';
import { productFieldScreen } from './product-fields/index.ts';
import { publishableKeyScreen } from './publishable-keys/index.ts';
import { promotionScreens } from './promotions/index.ts';
import { missingScreen, redirectScreen } from './redirects/index.ts';
import { reportsScreen } from './reports/index.ts';
import { returnScreen } from './returns/index.ts';
import type { Screen } from './screen.ts';
import { searchScreens } from './searches/index.ts';
import {
  accountSettingsScreen,
  apiSettingsScreen,
  mailSettingsScreen,
  maintenanceSettingsScreen,
  paymentSettingsScreen,
  privacySettingsScreen,
  returnSettingsScreen,
  reviewSettingsScreen,
  routeSettingsScreen,
  shopSettingsScreen,
  themeSettingsScreen,
} from './settings/index.ts';
import { shippingScreens } from './shipping/index.ts';
import { sizeGuideScreen } from './size-guides/index.ts';
import { staffScreen } from './staff/index.ts';
import { stockScreens } from './stock/index.ts';
import { tagScreen } from './tags/index.ts';
import { taxScreens } from './taxes/index.ts';
import { templateScreen } from './templates/index.ts';
import { moderationScreens } from './moderation/index.ts';
import { textScreen } from './texts/index.ts';
import { translationScreen } from './translations/index.ts';
import { videoScreen } from './videos/index.ts';
import { webhookScreens } from './webhooks/index.ts';

/** The screens; within a group of the menu they stand in this order. */
export const screens: readonly Screen[] = [
  homeScreen,
  reportsScreen,
  orderScreen,
  draftOrderScreen,
  returnScreen,
  productScreen,
  categoryScreen,
  collectionScreen,
  brandScreen,
  tagScreen,
  sizeGuideScreen,
  productFieldScreen,
  videoScreen,
  ...stockScreens,
  importScreen,
  ...customerScreens,
  giftCardScreen,
  ...promotionScreens,
  abandonedScreen,
  issueScreen,
  subscriberScreen,
  ...searchScreens,
  ...contentScreens,
  ...articleTopicScreens,
  contentKindsScreen,
  inquiryFormScreen,
  mediaScreen,
  translationScreen,
  textScreen,
  ...moderationScreens,
  templateScreen,
  themeSettingsScreen,
  menuScreen,
  redirectScreen,
  missingScreen,
  routeSettingsScreen,
  shopSettingsScreen,
  paymentSettingsScreen,
  ...shippingScreens,
  languageScreen,
  ...currencyScreens,
  ...taxScreens,
  returnSettingsScreen,
  accountSettingsScreen,
  privacySettingsScreen,
  reviewSettingsScreen,
  mailSettingsScreen,
  maintenanceSettingsScreen,
  mailScreen,
  staffScreen,
  extensionScreen,
  appScreen,
  apiSettingsScreen,
  publishableKeyScreen,
  apiKeyScreen,
  ...webhookScreens,
  auditScreen,
  accountScreen,
];
