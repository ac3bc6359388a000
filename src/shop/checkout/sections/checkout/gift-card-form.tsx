/** The code of a gift card to enter, and the cards that pay already. */
import * as m from '#messages';
import { CodeForm } from '#ui/forms/code-form.tsx';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { UsedGiftCard } from '#shop/gift-cards/contract.ts';
import { listed, type CheckoutActions, type Unsaved } from './use-checkout.ts';

type Props = { form: string; cards: readonly UsedGiftCard[]; refused: RejectedForm; post: CheckoutActions['post']; unsaved: Unsaved };

/** `form` makes the field's id unique. Without script it posts `form=giftCard` and `code`, or `form=dropGiftCard` and `giftCardId`, to the page's own path. */
export function GiftCardForm({ form, cards, refused, post, unsaved }: Props) {
  const money = useMoney();
  const used = cards.map(({ id, lastCharacters, balance, amount }) => {
    const left = balance.currency === amount.currency ? { ...balance, amount: balance.amount - amount.amount } : balance;
    return {
      text: m.checkout_gift_card_left({ lastCharacters, left: money(left) }),
      removeLabel: m.checkout_gift_card_remove({ lastCharacters }),
      field: { name: 'giftCardId', value: id },
      onRemove: () => void post('/checkout/gift-card/remove', { giftCardId: id }, { inForm: false }),
    };
  });
  return (
    <CodeForm
      form={form}
      label={m.gift_card_code()}
      use="giftCard"
      drop="dropGiftCard"
      used={used}
      refused={refused}
      onTyped={listed(unsaved, form)}
      onUse={(code) => post('/checkout/gift-card', { code })}
    />
  );
}
