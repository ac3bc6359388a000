/** The sandbox's cards (docs/contract.md, "Sandbox") and what each does, and its wallets. */
import * as m from '#messages';

/** What a card does: `secure` asks for a confirmation first, `late` is captured but reported later. */
export type CardBehaviour = 'success' | 'decline' | 'secure' | 'late';

/** The cards that the sandbox knows. */
export const sandboxCards = [
  { number: '4242424242424242', does: 'success', says: m.sandbox_card_success },
  { number: '4000000000000002', does: 'decline', says: m.sandbox_card_decline },
  { number: '4000002500003155', does: 'secure', says: m.sandbox_card_secure },
  { number: '4000000000000259', does: 'late', says: m.sandbox_card_late },
] as const;

/** Wallets that pay at once where people pay so, as they would at a provider that takes them. */
const sandboxWallets = [
  { id: 'alipay', title: m.sandbox_wallet_alipay },
  { id: 'wechat', title: m.sandbox_wallet_wechat },
] as const;

/** The wallets for a currency. */
export const walletsFor = (currency: string): readonly (typeof sandboxWallets)[number][] => (currency === 'CNY' ? sandboxWallets : []);

/** What a typed card does; null for one that the sandbox does not know. Spaces and dashes do not count. */
export function behaviourOf(typed: string): CardBehaviour | null {
  const number = typed.replaceAll(/[\s-]/g, '');
  return sandboxCards.find((card) => card.number === number)?.does ?? null;
}
