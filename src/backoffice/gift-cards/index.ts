import { lazily, type Screen } from '../screen.ts';

/** Gift cards: their balances, what staff do with them, and what the shop owes to their holders. */
export const giftCardScreen: Screen = {
  kind: 'resource',
  name: 'gift-cards',
  group: 'customers',
  list: lazily(() => import('./gift-card-list.tsx'), 'GiftCardList'),
  show: lazily(() => import('./gift-card-show.tsx'), 'GiftCardShow'),
  create: lazily(() => import('./gift-card-issue.tsx'), 'GiftCardIssue'),
  recordRepresentation: (record) => `•••• ${String(record['lastCharacters'])}`,
};
