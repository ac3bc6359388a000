import type { GiftCardEntry } from '#shop/gift-cards/contract.ts';
import { useTranslate } from 'react-admin';
import { BalanceLedger } from '../components/balance/balance-ledger.tsx';

/** What came on a card and went off it, newest first. */
export function GiftCardLedger({ card }: { card: string }) {
  const translate = useTranslate();
  return (
    <BalanceLedger<GiftCardEntry>
      resource="gift-card-entries"
      filter={{ giftCard: card }}
      reasonOf={({ reason }) => translate(`backoffice_gift_card_is_${reason}`)}
    />
  );
}
