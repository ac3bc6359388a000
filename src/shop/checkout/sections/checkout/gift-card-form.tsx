/** The code of a gift card to enter, and the cards that pay already. */
import * as m from '#messages';
import { FieldError, fieldId } from '#ui/forms/field.tsx';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { Icon } from '#ui/icons.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { UsedGiftCard } from '#shop/gift-cards/contract.ts';
import type { CheckoutActions } from './use-checkout.ts';

type Props = { form: string; cards: readonly UsedGiftCard[]; refused: RejectedForm; post: CheckoutActions['post'] };

/** `form` makes the field's id unique. Without script it posts `form=giftCard` and `code`, or `form=dropGiftCard` and `giftCardId`, to the page's own path. */
export function GiftCardForm({ form, cards, refused, post }: Props) {
  return (
    <div>
      <EnterCode form={form} refused={refused} post={post} />
      {cards.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {cards.map((card) => (
            <Card key={card.id} card={card} onRemove={() => void post('/checkout/gift-card/remove', { giftCardId: card.id })} />
          ))}
        </ul>
      )}
    </div>
  );
}

function EnterCode({ form, refused, post }: Omit<Props, 'cards'>) {
  const { errors, message, busy, run } = useForm(form, refused);
  const id = fieldId(form, 'code');
  // The only field: what is wrong as a whole stands there as well.
  const error = errors['code'] ?? (message || undefined);
  const apply = async (target: HTMLFormElement) => {
    const field = target.querySelector<HTMLInputElement>('input[name=code]')!;
    const code = field.value.trim();
    if (code !== '' && (await run(() => post('/checkout/gift-card', { code }))).code === 0) field.value = '';
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void apply(event.currentTarget);
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.gift_card_code()}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="code"
          type="text"
          maxLength={60}
          defaultValue={refused?.values['code']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field-box min-w-0 grow"
        />
        <button
          type="submit"
          name="form"
          value="giftCard"
          aria-busy={busy || undefined}
          className="btn btn-outline h-12 border-line px-5 text-base font-medium hover:border-base-content hover:bg-transparent hover:text-base-content"
        >
          {m.ui_coupon_apply()}
        </button>
      </div>
      <FieldError id={id} error={error} />
    </form>
  );
}

/** A card that pays, what is left of it after that, and the cross that takes it away. */
function Card({ card, onRemove }: { card: UsedGiftCard; onRemove: () => void }) {
  const money = useMoney();
  const left = card.balance.currency === card.amount.currency ? { ...card.balance, amount: card.balance.amount - card.amount.amount } : card.balance;
  return (
    <li className="inline-flex items-center rounded-full bg-base-200 pl-4 text-sm">
      {m.checkout_gift_card_left({ lastCharacters: card.lastCharacters, left: money(left) })}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <input type="hidden" name="giftCardId" value={card.id} />
        <button
          type="submit"
          name="form"
          value="dropGiftCard"
          className="inline-flex size-9 items-center justify-center rounded-full hover:bg-base-300"
          aria-label={m.checkout_gift_card_remove({ lastCharacters: card.lastCharacters })}
        >
          <Icon name="close" className="size-4" />
        </button>
      </form>
    </li>
  );
}
