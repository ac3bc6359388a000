/** The last step: remark, agreement, and the button that orders. */
import { useState } from 'react';
import * as m from '#messages';
import { useDraft } from '#kit/browser/draft.ts';
import { outcomeOf, type FieldErrors } from '#kit/browser/outcome.ts';
import { Agreement } from '#ui/forms/agreement.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckField, TextArea } from '#ui/forms/field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { Icon } from '#ui/icons.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';
import { formDraftOf, placeForm, type RejectedStep } from './data.ts';
import { savesCardIn } from './save-card-choice.tsx';
import type { CheckoutActions } from './use-checkout.ts';

const form = 'place';

type Props = {
  checkout: Checkout;
  /** False while a step is missing. */
  ready: boolean;
  refused: RejectedStep | null;
  place: CheckoutActions['place'];
  onRejected: (errors: FieldErrors) => void;
};

/** The total on the button is the one that is sent as `expectedTotal`. */
export function PlaceOrder({ checkout, ready, refused, place, onRejected }: Props) {
  const money = useMoney();
  const { agreed, agree, state, remark, write, send } = usePlacing({ checkout, refused, place, onRejected });
  const { errors, anyMessage, busy } = state;
  return (
    <form
      noValidate
      id={placeForm}
      method="post"
      action={`#${placeForm}`}
      className="flex scroll-mt-24 flex-col gap-5 py-8 sm:pl-12"
      onSubmit={(event) => {
        event.preventDefault();
        void send(savesCardIn(event.currentTarget));
      }}
    >
      <input type="hidden" name="amount" value={checkout.total.amount} />
      <input type="hidden" name="currency" value={checkout.total.currency} />
      <input type="hidden" name="expectedUntil" value={checkout.expected?.until ?? ''} />
      {checkout.expected && (
        <Alert kind="info">
          {checkout.expected.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      <TextArea
        form={form}
        name="remark"
        label={m.field_remark()}
        value={remark}
        onChange={(event) => write(event.target.value)}
        maxLength={500}
        optional
        hint={m.checkout_remark_hint()}
      />
      <CheckField form={form} name="agree" required checked={agreed} error={errors['agree']} onChange={(event) => agree(event.target.checked)}>
        <Agreement />
      </CheckField>
      {anyMessage && !errors['agree'] && <Alert kind="error">{errors['recipientEmail'] ?? anyMessage}</Alert>}
      <OrderButton total={money(checkout.total)} ready={ready} choosesPayment={checkout.requiresPayment && !checkout.paymentMethod} busy={busy} />
    </form>
  );
}

/** Where it cannot be pressed yet, the reason stands below it. */
function OrderButton({ total, ready, choosesPayment, busy }: { total: string; ready: boolean; choosesPayment: boolean; busy: boolean }) {
  const reason = `${placeForm}-reason`;
  return (
    <>
      <Button
        type="submit"
        name="form"
        value="place"
        look="primary"
        wide
        busy={busy}
        disabled={!ready}
        aria-describedby={ready ? undefined : reason}
        className="text-lg"
      >
        <Icon name="lock" />
        {m.checkout_place_order({ total })}
      </Button>
      {!ready && (
        <p id={reason} className="text-center text-sm text-desc">
          {choosesPayment ? m.checkout_choose_payment() : m.checkout_fill_first()}
        </p>
      )}
    </>
  );
}

/** What is typed and ticked, and what came of sending it. */
function usePlacing({ checkout, refused, place, onRejected }: Pick<Props, 'checkout' | 'refused' | 'place' | 'onRejected'>) {
  const [agreed, setAgreed] = useState(refused?.values['agree'] !== undefined);
  const state = useForm(form, refused);
  const [remark, setRemark] = useState(refused?.values['remark'] ?? checkout.remark);
  const draft = useDraft(formDraftOf(checkout.slug, form), (typed) => setRemark(typed['remark'] ?? ''));
  const write = (text: string) => {
    setRemark(text);
    draft.keep({ remark: text });
  };
  const agree = (isAgreed: boolean) => {
    setAgreed(isAgreed);
    if (state.errors['agree']) state.clear();
  };
  const send = async (besides: { saveCard: true } | undefined) => {
    if (!agreed) return state.refuse('agree', m.checkout_agree_first());
    const body = {
      slug: checkout.slug,
      agree: true,
      expectedTotal: checkout.total,
      expectedUntil: checkout.expected?.until ?? null,
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...besides,
    };
    const answer = await state.run(() => place('/checkout/submit', body));
    if (answer.code !== 0) onRejected(outcomeOf(answer).errors);
  };
  return { agreed, agree, state, remark, write, send };
}
