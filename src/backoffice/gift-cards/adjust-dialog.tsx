import type { StaffGiftCard } from '#shop/gift-cards/contract.ts';
import { useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { BalanceDialog } from '../components/balance/balance-dialog.tsx';

/** Adds to a card's balance or takes of it, with a reason. */
export function AdjustDialog({ card, onClose }: { card: StaffGiftCard; onClose(): void }) {
  const translate = useTranslate();
  return (
    <BalanceDialog
      title={translate('backoffice_gift_card_adjust')}
      currency={card.balance.currency}
      ways={{ add: translate('backoffice_gift_card_add'), take: translate('backoffice_gift_card_take') }}
      done="backoffice_gift_card_changed"
      onClose={onClose}
      onSend={async (body) => {
        await runAction('gift-cards', { id: card.id, action: 'adjust', body });
      }}
    />
  );
}
