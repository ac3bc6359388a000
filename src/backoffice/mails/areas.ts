import type { ListedTemplate } from '#shop/messages/contract.ts';

/** The parts of the shop that send mails, those first that shoppers get most of. */
export const mailAreas = ['order', 'return', 'withdrawal', 'auth', 'review', 'stock', 'giftCard', 'newsletter', 'staff'] as const;

/** Mails by their areas; areas that are new come last. */
export function byArea(mails: readonly ListedTemplate[]): [string, ListedTemplate[]][] {
  const rank = (area: string) => (mailAreas as readonly string[]).indexOf(area) >>> 0;
  return [...Map.groupBy(mails, ({ area }) => area)].toSorted(([one], [other]) => rank(one) - rank(other));
}
