import * as m from '#messages';
import { useMounted } from '#ui/use-mounted.ts';
import type { Checkout } from '../../contract.ts';

/** The method by which cards are paid that can be kept; a saved card is kept already. */
const cardMethod = 'stripe';

/** Whether the card that is going to pay is to be kept for the next time. Without script the way of paying is not known yet when this is shown. */
export function SaveCardChoice({ checkout, chosen, form }: { checkout: Checkout; chosen: string | null; form: string }) {
  const isHere = useMounted();
  const isOffered = checkout.savesCards === true && checkout.paymentMethods.some(({ id }) => id === cardMethod);
  if (!isOffered || (isHere && chosen !== cardMethod)) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-2 leading-6">
      <input type="checkbox" name="saveCard" form={form} className="checkbox checkbox-sm mt-0.5 border-field" />
      <span>
        {m.checkout_save_card()}
        <span className="block text-sm text-desc">{m.checkout_save_card_hint()}</span>
      </span>
    </label>
  );
}

/** What a form that pays says of it. */
export const savesCardIn = (form: HTMLFormElement): { saveCard: true } | undefined => (new FormData(form).has('saveCard') ? { saveCard: true } : undefined);
