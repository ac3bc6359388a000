/** Where the user area leads: six destinations, two of which have several pages. Every page of the area belongs to one, the overview to none. */
import * as m from '#messages';
import type { IconName } from '#ui/icons.tsx';

/** A page of a destination: its path below the user area's base, and the name that its heading has too. One that few people need is `elsewhere`: another page leads to it, and it is listed only where it is open. */
export type UserNavPage = { path: string; title: () => string; elsewhere?: true };

/** A destination: `path` is the page that it opens, `pages` are all that it has where there are several. */
export type UserNavEntry = UserNavPage & { icon: IconName; pages: readonly UserNavPage[] };

const profilePages: readonly UserNavPage[] = [
  { path: 'account', title: m.layout_user_account },
  { path: 'info', title: m.layout_user_info },
  { path: 'security', title: m.security_title },
  { path: 'notice', title: m.layout_user_notice },
  { path: 'article', title: m.layout_user_article, elsewhere: true },
  { path: 'log', title: m.security_log },
];

const creditPages: readonly UserNavPage[] = [
  { path: 'credits', title: m.layout_user_credits },
  { path: 'coupon', title: m.layout_user_coupon },
];

/** In the order of the navigation. */
export const userNavEntries: readonly UserNavEntry[] = [
  { path: 'order', title: m.layout_user_order, icon: 'parcel', pages: [] },
  { path: 'return', title: m.layout_user_return, icon: 'return', pages: [] },
  { path: 'favorite', title: m.layout_user_favorite, icon: 'heart', pages: [] },
  { path: 'address', title: m.layout_user_address, icon: 'truck', pages: [] },
  { path: 'account', title: m.layout_user_profile, icon: 'account', pages: profilePages },
  { path: 'credits', title: m.layout_user_savings, icon: 'card', pages: creditPages },
];
