/** The two steps that choose a method: how it is sent, and how it is paid. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import { inOneLine } from '#kit/pure/places/one-line.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { FieldError, fieldId } from '#ui/forms/field.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import { PaymentMark } from '#ui/order-parts/payment-marks.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { drawnMarksOf } from '#ui/order-parts/drawn-marks.ts';
import type { Checkout } from '../../contract.ts';
import { placeForm, placeName, type RejectedStep } from './data.ts';
import type { PlacingState } from './place-order.tsx';
import { SaveCardChoice } from './save-card-choice.tsx';
import { pickupLines } from './pickup-choice.tsx';
import type { CheckoutActions } from './use-checkout.ts';

type StepProps = { checkout: Checkout; refused: RejectedStep | null; post: CheckoutActions['post']; onChosen: () => void };

function useChoice({ post, refused, onChosen }: Pick<StepProps, 'post' | 'refused' | 'onChosen'>, path: string) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [error, setError] = useState(refused && (Object.values(refused.errors)[0] ?? refused.message));
  const last = useRef(0);
  return {
    wanted,
    error,
    /** Answers whether it is chosen; null: another was chosen meanwhile. */
    choose: async (methodId: string): Promise<boolean | null> => {
      const mine = ++last.current;
      setWanted(methodId);
      onChosen();
      const { code, msg } = await post(path, { methodId });
      if (mine !== last.current) return null;
      setError(code === 0 ? null : msg);
      setWanted(null);
      return code === 0;
    },
  };
}

/** The ways of shipping with their prices. A plain form, of which the script sends each choice at once. */
export function ShippingStep({ checkout, refused, post, onChosen, onDone }: StepProps & { onDone: () => void }) {
  const money = useMoney();
  const isHere = useMounted();
  const { wanted, error, choose } = useChoice({ post, refused, onChosen }, '/checkout/shipping');
  // Sent before the choice was answered: goes on when it is.
  const goesOn = useRef(false);
  if (checkout.shippingMethods.length === 0) return <Alert kind="warning">{m.checkout_shipping_not_available()}</Alert>;
  const chosen = wanted ?? checkout.shippingMethod?.id ?? null;
  const take = async (id: string) => {
    const isTaken = await choose(id);
    if (isTaken && goesOn.current) onDone();
    if (isTaken !== null) goesOn.current = false;
  };
  return (
    <form
      method="post"
      action="#step-shipping"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== null) goesOn.current = true;
        else if (checkout.shippingMethod) onDone();
      }}
    >
      {error && <Alert kind="error">{error}</Alert>}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{m.checkout_step_shipping()}</legend>
        {checkout.shippingMethods.map((method) => (
          <RadioCard
            key={method.id}
            name="shippingMethod"
            value={method.id}
            checked={chosen === method.id}
            onChoose={(id) => void take(id)}
            title={method.title}
            text={method.delivery && m.shipping_arrives({ days: method.delivery.text })}
            aside={method.price.amount === 0 ? m.checkout_shipping_free() : money(method.price)}
          >
            {method.pickup && inOneLine(pickupLines(method))}
          </RadioCard>
        ))}
      </fieldset>
      <div>
        <Button type="submit" name="form" value="shipping" look="primary" disabled={isHere && chosen === null} busy={wanted !== null} className="max-sm:w-full">
          {m.checkout_continue()}
        </Button>
        {isHere && chosen === null && <p className="mt-2 text-sm text-desc">{m.checkout_choose_shipping()}</p>}
      </div>
    </form>
  );
}

function NothingToPay({ checkout: { payLater } }: Pick<StepProps, 'checkout'>) {
  const money = useMoney();
  return <p className="text-desc">{payLater ? m.order_pay_later_text({ total: money(payLater) }) : m.checkout_nothing_to_pay()}</p>;
}

/** The ways of paying. Without script the choice is sent with the order. */
export function PaymentStep({ checkout, refused, missing, post, onChosen }: StepProps & { missing: PlacingState['choice'] }) {
  const isHere = useMounted();
  const { wanted, error, choose } = useChoice({ post, refused: null, onChosen }, '/checkout/payment');
  if (!checkout.requiresPayment) return <NothingToPay checkout={checkout} />;
  if (checkout.paymentMethods.length === 0) return <Alert kind="warning">{m.checkout_payment_not_available()}</Alert>;
  const chosen = wanted ?? checkout.paymentMethod?.id ?? (isHere ? null : refused?.values['paymentMethod']) ?? null;
  const id = fieldId(placeName, 'paymentMethod');
  const take = (methodId: string) => {
    missing.settle();
    void choose(methodId);
  };
  return (
    <div className="flex flex-col gap-3">
      {error && <Alert kind="error">{error}</Alert>}
      <fieldset
        role="radiogroup"
        aria-invalid={missing.error ? true : undefined}
        aria-describedby={missing.error ? `${id}-error` : undefined}
        className="flex flex-col gap-3"
      >
        <legend className="sr-only">{m.checkout_step_payment()}</legend>
        {checkout.paymentMethods.map((method, index) => (
          <RadioCard
            key={method.id}
            id={index === 0 ? id : undefined}
            name="paymentMethod"
            form={placeForm}
            value={method.id}
            checked={chosen === method.id}
            onChoose={take}
            {...titled(method.title, method.note)}
            aside={<DrawnMarks methodId={method.id} currency={checkout.total.currency} />}
          >
            {hasBrackets(method.title) && method.note}
          </RadioCard>
        ))}
      </fieldset>
      <FieldError id={id} error={missing.error} />
      <SaveCardChoice checkout={checkout} chosen={chosen} form={placeForm} />
    </div>
  );
}

const bracketed = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u;
const hasBrackets = (title: string) => bracketed.test(title);

/** What stands in brackets behind a title has a line of its own below it; where there are none, that line says what comes next. */
function titled(title: string, note = ''): { title: string; text?: string } {
  const [, name, aside] = bracketed.exec(title) ?? [];
  if (name && aside) return { title: name, text: aside.charAt(0).toUpperCase() + aside.slice(1) };
  return { title, ...(note === '' ? {} : { text: note }) };
}

function DrawnMarks({ methodId, currency }: { methodId: string; currency: string }) {
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1.5 max-sm:max-w-32">
      {drawnMarksOf(methodId, currency).map((mark) => (
        <PaymentMark key={mark.id} mark={mark} />
      ))}
    </span>
  );
}
