/** What the navigation of the user area lists, in its order. A page that is not here is reached from another one. */
import * as m from '#messages';

/** An entry: the page's path below the user area's base, and what it is called. */
export type UserNavEntry = { path: string; title: () => string };

/** See above. */
export const userNavEntries: readonly UserNavEntry[] = [
  { path: 'center', title: m.layout_user_center },
  { path: 'order', title: m.layout_user_order },
  { path: 'return', title: m.layout_user_return },
  { path: 'favorite', title: m.layout_user_favorite },
  { path: 'coupon', title: m.layout_user_coupon },
  { path: 'credits', title: m.layout_user_credits },
  { path: 'address', title: m.layout_user_address },
  { path: 'article', title: m.layout_user_article },
  { path: 'notice', title: m.layout_user_notice },
  { path: 'info', title: m.layout_user_info },
  { path: 'account', title: m.layout_user_account },
  { path: 'security', title: m.layout_user_security },
  { path: 'log', title: m.layout_user_log },
];
