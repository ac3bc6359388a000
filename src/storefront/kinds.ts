/** Every page of the shop. The route table names them; one without a kind here keeps the shop from starting. */
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { authKinds } from './kinds/auth.ts';
import { brandKinds } from './kinds/brands.ts';
import { cartKind } from './kinds/cart.ts';
import { checkoutKinds } from './kinds/checkout.ts';
import { contentKinds } from './kinds/content.ts';
import { customKinds } from './kinds/custom/custom.ts';
import { articleKind } from './kinds/article.ts';
import { homeKind } from './kinds/home.ts';
import { inquiryKind } from './kinds/inquiry.ts';
import { listingKinds } from './kinds/listing.ts';
import { productKinds } from './kinds/product.ts';
import { giftCardKind } from './kinds/gift-card.ts';
import { promotionKinds } from './kinds/promotions.ts';
import { errorKind } from './kinds/simple.ts';
import { userProfileKinds } from './kinds/user/user-profile.ts';
import { userSecurityKinds } from './kinds/user/user-security.ts';
import { userArticleKind } from './kinds/user/user-article.ts';
import { userListKinds } from './kinds/user/user-lists.ts';
import { fixedPages, userPages, type PageName } from '#shop/settings/routes/index.ts';

const made: readonly AnyPageKind[] = [
  homeKind,
  ...listingKinds,
  ...brandKinds,
  ...productKinds,
  cartKind,
  ...checkoutKinds,
  ...contentKinds,
  articleKind,
  ...customKinds,
  ...promotionKinds,
  giftCardKind,
  inquiryKind,
  ...userProfileKinds,
  ...authKinds,
  ...userSecurityKinds,
  ...userListKinds,
  userArticleKind,
  errorKind,
];

const details: readonly PageName[] = [
  'article',
  'category',
  'collection',
  'page',
  'product',
  'product-variant',
  'tag',
  'custom',
  'custom-detail',
  'root',
  'app',
];
const names: readonly PageName[] = [...fixedPages.map(([page]) => page), ...userPages.map(([page]) => page), ...details];

function kindOf(page: PageName): AnyPageKind {
  const kind = made.find(({ name }) => name === page);
  if (!kind) throw new Error(`The page "${page}" has an address and no kind: docs/how-to/add-a-page.md`);
  return kind;
}

/** Kinds by page name. */
export const kinds: ReadonlyMap<PageName, AnyPageKind> = new Map(names.map((page) => [page, kindOf(page)]));
