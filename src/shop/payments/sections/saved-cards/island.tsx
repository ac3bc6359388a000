/** The cards that an account keeps for the next time, each to be taken away. */
import * as m from '#messages';
import { useRef, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import type { SavedCard } from '../../cards/contract.ts';

/** What the list is given. */
export type SavedCardsProps = { cards: SavedCard[] };

export function SavedCards({ cards: first }: SavedCardsProps) {
  const [cards, setCards] = useState(first);
  const [busy, setBusy] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (card: SavedCard) => {
    const question = { title: m.payment_card_remove_ask({ card: card.title }), text: m.payment_card_remove_text() };
    if (!(await isConfirmed({ ...question, no: m.payment_card_keep(), yes: m.payment_card_remove(), kind: 'primary' }))) return;
    setBusy(card.id);
    const { code } = await callApi('/payment/cards/remove', { cardId: card.id });
    // One that was gone already is as good as taken away; the list says how it stands now.
    const answer = code === 0 || code === 40 ? await callApi<{ items: SavedCard[] }>('/payment/cards') : null;
    setBusy(null);
    if (!answer?.data) return;
    setCards(answer.data.items);
    if (code === 0) showToast(m.payment_card_removed(), { kind: 'success' });
    heading.current?.focus();
  };
  return (
    <SettingsGroup
      id="saved-cards"
      title={m.payment_cards_title()}
      text={cards.length === 0 ? m.payment_cards_none() : m.payment_cards_text()}
      headingRef={heading}
    >
      {cards.length > 0 && (
        <ul className="divide-y divide-line">
          {cards.map((card) => (
            <Card key={card.id} card={card} busy={busy} onRemove={() => void remove(card)} />
          ))}
        </ul>
      )}
    </SettingsGroup>
  );
}

/** `busy` is the one that is being taken away. */
function Card({ card, busy, onRemove }: { card: SavedCard; busy: string | null; onRemove: () => void }) {
  const date = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{card.title}</span>
          {card.isExpired && <Badge look="quiet">{m.payment_card_expired()}</Badge>}
        </p>
        <p className="mt-1 text-sm text-desc">{m.payment_card_expires({ date })}</p>
      </div>
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        aria-busy={busy === card.id || undefined}
        aria-disabled={busy !== null}
        onClick={() => busy === null && onRemove()}
      >
        {m.payment_card_remove()}
        <span className="sr-only"> {card.title}</span>
      </button>
    </li>
  );
}
