/** The two steps that choose a method: how it is sent, and how it is paid. */
import { useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import type { Checkout } from '../../contract.ts';
import { pickupLines } from './pickup-choice.tsx';
import type { CheckoutActs } from './use-checkout.ts';

type StepProps = { checkout: Checkout; act: CheckoutActs['act']; onChosen: () => void };

function useChoice({ act, onChosen }: Pick<StepProps, 'act' | 'onChosen'>, path: string) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    wanted,
    refusal,
    choose: async (methodId: string) => {
      setWanted(methodId);
      onChosen();
      const outcome = await act(path, { methodId });
      setRefusal(outcome.ok ? null : outcome.message);
      setWanted(null);
    },
  };
}

/** The ways of shipping with their prices. */
export function ShippingStep({ checkout, act, onChosen, onDone }: StepProps & { onDone: () => void }) {
  const { locale } = usePageView();
  const money = useMoney();
  const { wanted, refusal, choose } = useChoice({ act, onChosen }, '/checkout/shipping');
  if (checkout.shippingMethods.length === 0) return <Alert kind="warning">{m.checkout_shipping_not_available({}, { locale })}</Alert>;
  const chosen = wanted ?? checkout.shippingMethod?.id ?? null;
  return (
    <div className="flex flex-col gap-5">
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{m.checkout_step_shipping({}, { locale })}</legend>
        {checkout.shippingMethods.map((method) => (
          <RadioCard
            key={method.id}
            name="shippingMethod"
            value={method.id}
            checked={chosen === method.id}
            onChoose={(id) => void choose(id)}
            title={method.title}
            aside={method.price.amount === 0 ? m.checkout_shipping_free({}, { locale }) : money(method.price)}
          >
            {method.pickup && pickupLines(method).join(', ')}
          </RadioCard>
        ))}
      </fieldset>
      <div>
        <Button look="primary" disabled={checkout.shippingMethod === null} busy={wanted !== null} onClick={onDone}>
          {m.checkout_continue({}, { locale })}
        </Button>
      </div>
    </div>
  );
}

const notes: Readonly<Record<string, (params: object, options: { locale: 'en' | 'zh' | 'zh-HK' }) => string>> = {
  sandbox: m.checkout_pay_sandbox_note,
  bankTransfer: m.checkout_pay_transfer_note,
  cashOnDelivery: m.checkout_pay_delivery_note,
};

/** The ways of paying. */
export function PaymentStep({ checkout, act, onChosen }: StepProps) {
  const { locale } = usePageView();
  const { wanted, refusal, choose } = useChoice({ act, onChosen }, '/checkout/payment');
  if (!checkout.requiresPayment) return <p className="text-desc">{m.checkout_nothing_to_pay({}, { locale })}</p>;
  if (checkout.paymentMethods.length === 0) return <Alert kind="warning">{m.checkout_payment_not_available({}, { locale })}</Alert>;
  const chosen = wanted ?? checkout.paymentMethod?.id ?? null;
  return (
    <div className="flex flex-col gap-3">
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{m.checkout_step_payment({}, { locale })}</legend>
        {checkout.paymentMethods.map((method) => (
          <RadioCard
            key={method.id}
            name="paymentMethod"
            value={method.id}
            checked={chosen === method.id}
            onChoose={(id) => void choose(id)}
            title={method.title}
          >
            {notes[method.id]?.({}, { locale })}
          </RadioCard>
        ))}
      </fieldset>
    </div>
  );
}
