/** The page that says what is left of a gift card. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import { detailPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import { giftCardLimits, type GiftCardBalance } from '../../contract.ts';

/** What was asked for; null: nothing yet, `isOver`: too long ago. `slug` is of the product that is such a card, null where none is sold. */
export type GiftCardBalanceModel = { balance: GiftCardBalance | null; isOver: boolean; slug: string | null };

/** The form, and above it what the code that was just entered has. */
export function GiftCardBalancePage({ data: { refused }, model }: { settings: unknown; data: { refused: RejectedForm }; model: GiftCardBalanceModel }) {
  const title = m.gift_card_balance_title();
  const view = usePageView();
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <div className="form-panel mt-4 lg:mt-8">
        <h1 className="title-1 mb-6">{title}</h1>
        {model.balance && !refused && <Balance card={model.balance} />}
        {model.isOver && !refused && <Alert kind="info">{m.gift_card_balance_over()}</Alert>}
        {refused && Object.keys(refused.errors).length === 0 && (
          <Alert kind="error" first>
            {refused.message}
          </Alert>
        )}
        <p className="my-6 text-desc">{m.gift_card_balance_text()}</p>
        <form method="post">
          <input type="hidden" name="form" value="balance" />
          <TextField
            form="gift-card"
            name="code"
            label={m.gift_card_code()}
            hint={m.gift_card_code_hint()}
            required
            maxLength={giftCardLimits.codeLength}
            autoComplete="off"
            defaultValue={refused?.values['code']}
            error={refused?.errors['code']}
          />
          <Button type="submit" look="primary" wide className="mt-6">
            {m.gift_card_balance_show()}
          </Button>
        </form>
        {model.slug !== null && (
          <p className="mt-4">
            <ArrowLink path={detailPath(view, 'product', model.slug)}>{m.gift_card_buy()}</ArrowLink>
          </p>
        )}
      </div>
    </section>
  );
}

function Balance({ card }: { card: GiftCardBalance }) {
  const money = useMoney();
  const { locale } = usePageView();
  const day = card.expiresAt && formatDay(card.expiresAt, locale);
  return (
    <div className="rounded-box bg-base-200/70 p-6 lg:p-8">
      <dl>
        <dt className="text-sm text-desc">{m.gift_card_balance_of({ lastCharacters: card.lastCharacters })}</dt>
        <dd className="title-2 mt-1 tabular-nums">{money(card.balance)}</dd>
      </dl>
      {card.state === 'disabled' && <p className="mt-3 text-sm">{m.gift_card_disabled()}</p>}
      {card.state === 'expired' && <p className="mt-3 text-sm">{m.gift_card_expired()}</p>}
      {card.state === 'active' && <p className="mt-3 text-sm text-desc">{day ? m.gift_card_balance_until({ day }) : m.gift_card_balance_for_ever()}</p>}
    </div>
  );
}
