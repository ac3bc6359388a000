/** The last step: remark, agreement, and the button that orders. */
import { useState } from 'react';
import * as m from '#messages';
import { useDraft, type Typed } from '#kit/browser/draft.ts';
import { outcomeOf, type FieldErrors } from '#kit/browser/outcome.ts';
import { Agreement } from '#ui/forms/agreement.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckField, TextArea } from '#ui/forms/field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { Icon } from '#ui/icons.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';
import { formDraftOf, payNowOf, placeForm, placeName, type CheckoutStep, type RejectedStep } from './data.ts';
import { savesCardIn } from './save-card-choice.tsx';
import { saveTyped, type CheckoutActions, type Unsaved } from './use-checkout.ts';

const form = placeName;

type Props = {
  checkout: Checkout;
  /** The step that has to be done before; null: none is missing. */
  ahead: CheckoutStep | null;
  refused: RejectedStep | null;
  state: PlacingState;
  place: CheckoutActions['place'];
  unsaved: Unsaved;
  onRejected: (errors: FieldErrors) => void;
};

/** On the button is what is paid now; the whole total is sent as `expectedTotal`. */
export function PlaceOrder(props: Props) {
  const { checkout, state } = props;
  const money = useMoney();
  const { agreed, agree, remark, giftMessage, write, send } = usePlacing(props);
  const { errors, anyMessage, busy } = state;
  const isSaidElsewhere = 'agree' in errors || ('paymentMethod' in errors && checkout.paymentMethods.length > 0);
  const said = errors['recipientEmail'] ?? errors['ahead'] ?? (isSaidElsewhere ? '' : anyMessage);
  return (
    <form
      noValidate
      id={placeForm}
      method="post"
      action={`#${placeForm}`}
      className="flex scroll-mt-24 flex-col gap-5 py-8 sm:pl-12"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Shown checkout={checkout} />
      <TextArea
        form={form}
        name="remark"
        label={m.field_remark()}
        value={remark}
        onChange={(event) => write({ remark: event.target.value })}
        maxLength={500}
        optional
        hint={m.checkout_remark_hint()}
      />
      {checkout.requiresShipping && <GiftMessage text={giftMessage} error={errors['giftMessage']} onChange={(text) => write({ giftMessage: text })} />}
      <CheckField
        form={form}
        name="agree"
        required
        checked={agreed}
        error={agreed ? undefined : errors['agree']}
        onChange={(event) => agree(event.target.checked)}
      >
        <Agreement />
      </CheckField>
      {said && <Alert kind="error">{said}</Alert>}
      <Button type="submit" name="form" value="place" look="primary" wide busy={busy} className="text-lg">
        <Icon name="lock" />
        {m.checkout_place_order({ total: money(payNowOf(checkout)) })}
      </Button>
    </form>
  );
}

/** Folded until there is something to see; what is printed for who gets it. Gift cards have words of their own (`GiftDelivery`). */
function GiftMessage({ text, error, onChange }: { text: string; error: string | undefined; onChange: (text: string) => void }) {
  return (
    <details className="group border-y border-line" open={text !== '' || error !== undefined}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
        {m.checkout_gift_message()}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="pb-5 pt-2">
        <TextArea
          form={form}
          name="giftMessage"
          label={m.gift_message()}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          maxLength={300}
          error={error}
          optional
          hint={m.checkout_gift_message_hint()}
        />
      </div>
    </details>
  );
}

/** What is ordered as it is shown here, for the form without script; what comes later is said. */
function Shown({ checkout }: Pick<Props, 'checkout'>) {
  const { total, expected } = checkout;
  return (
    <>
      <input type="hidden" name="amount" value={total.amount} />
      <input type="hidden" name="currency" value={total.currency} />
      <input type="hidden" name="payNow" value={payNowOf(checkout).amount} />
      <input type="hidden" name="expectedUntil" value={expected?.until ?? ''} />
      {expected && (
        <Alert kind="info">
          {expected.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
    </>
  );
}

/** What is wrong with the order as it was sent: its way of paying is said at the ways, which stand outside of the form. */
export function usePlacingState(refused: RejectedStep | null) {
  const state = useForm(form, refused);
  const [settled, settle] = useState<FieldErrors | null>(null);
  return {
    ...state,
    choice: { error: settled === state.errors ? undefined : state.errors['paymentMethod'], settle: () => settle(state.errors) },
  };
}

/** See `usePlacingState`. */
export type PlacingState = ReturnType<typeof usePlacingState>;

/** The state of terms and note, and placing the order. Missing input is reported at its field, and the first error gets the focus. */
function usePlacing({ checkout, ahead, refused, state, place, unsaved, onRejected }: Props) {
  const [agreed, agree] = useState(refused?.values['agree'] !== undefined);
  const [remark, setRemark] = useState(refused?.values['remark'] ?? checkout.remark);
  const [giftMessage, setGiftMessage] = useState(refused?.values['giftMessage'] ?? '');
  const show = (typed: Typed) => {
    if (typed['remark'] !== undefined) setRemark(typed['remark']);
    if (typed['giftMessage'] !== undefined) setGiftMessage(typed['giftMessage']);
  };
  const draft = useDraft(formDraftOf(checkout.slug, form), show);
  const write = (typed: Typed) => {
    show(typed);
    draft.keep(typed);
  };
  const send = async (sent: HTMLFormElement) => {
    const missing = missingIn(sent, { ahead, agreed, checkout });
    if (Object.keys(missing).length > 0) {
      state.showFormErrors(missing);
      if (ahead) document.getElementById(`step-${ahead}-title`)?.focus();
      return;
    }
    const body = {
      slug: checkout.slug,
      agree: true,
      expectedTotal: checkout.total,
      expectedNow: payNowOf(checkout),
      expectedUntil: checkout.expected?.until ?? null,
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(checkout.requiresShipping && giftMessage.trim() ? { giftMessage: giftMessage.trim() } : {}),
      ...savesCardIn(sent),
    };
    const answer = await state.run(async () => ((await saveTyped(unsaved)) ? place('/checkout/submit', body) : null));
    if (answer.code !== 0) onRejected(outcomeOf(answer).errors);
  };
  return { agreed, agree, remark, giftMessage, write, send };
}

/** What is missing before the order can be placed, by the field that shows the error. */
function missingIn(sent: HTMLFormElement, { ahead, agreed, checkout }: Pick<Props, 'ahead' | 'checkout'> & { agreed: boolean }): FieldErrors {
  if (ahead) return { ahead: m.checkout_fill_first() };
  if (checkout.requiresPayment && checkout.paymentMethods.length === 0) return { ahead: m.checkout_payment_not_available() };
  const choosesPayment = checkout.requiresPayment && !new FormData(sent).has('paymentMethod');
  return {
    ...(choosesPayment && { paymentMethod: m.checkout_choose_payment() }),
    ...(!agreed && { agree: m.checkout_agree_first() }),
  };
}
