/** An order that was placed and not paid yet: the same page pays it. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useMoney } from '#ui/page-view.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import type { Checkout } from '../../contract.ts';
import type { CheckoutPageProps } from './data.ts';
import { SaveCardChoice, savesCardIn } from './save-card-choice.tsx';
import type { CheckoutActions } from './use-checkout.ts';

type Props = Pick<CheckoutPageProps, 'payment' | 'refused'> & { checkout: Checkout; place: CheckoutActions['place'] };

/** The order's token comes in the address's fragment when the link was mailed; the browser that placed the order needs none. */
export function PayAgain({ payment, ...props }: Props) {
  const { checkout } = props;
  const orderNo = checkout.orderNo ?? '';
  const declined = useDeclined(orderNo, payment === 'declined');
  if (!checkout.payable) {
    return (
      <section aria-labelledby="pay-again">
        <h2 id="pay-again" className="title-3">
          {m.checkout_pay_done({ orderNo })}
        </h2>
        <ButtonLink path={`/checkout/thankyou?order=${encodeURIComponent(orderNo)}`} look="primary" className="mt-6">
          {m.checkout_see_order()}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section aria-labelledby="pay-again">
      <h2 id="pay-again" className="title-3">
        {m.checkout_pay_title({ orderNo })}
      </h2>
      <p className="mt-2 text-desc">{isRest(checkout) ? m.checkout_pay_rest_text() : m.checkout_pay_text()}</p>
      {declined && (
        <div className="mt-6">
          <Alert kind="error">{m.order_declined()}</Alert>
        </div>
      )}
      {checkout.paymentMethods.length === 0 ? (
        <div className="mt-6">
          <Alert kind="warning">{m.checkout_payment_not_available()}</Alert>
        </div>
      ) : (
        <PayForm {...props} orderNo={orderNo} />
      )}
    </section>
  );
}

/** Whether a part was paid before. */
const isRest = ({ due, total }: Checkout) => due !== undefined && due.amount < total.amount;

const payForm = 'pay-order';

function PayForm({ checkout, refused, place, orderNo }: Omit<Props, 'payment'> & { orderNo: string }) {
  const money = useMoney();
  const [methodId, setMethodId] = useState(refused?.values['paymentMethod'] ?? checkout.paymentMethod?.id ?? checkout.paymentMethods[0]?.id ?? '');
  const { anyMessage, busy, run } = useForm('pay', refused);
  return (
    <form
      method="post"
      action="#pay-again"
      id={payForm}
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const besides = savesCardIn(event.currentTarget);
        void run(() => place('/payment/start', { orderNo, methodId, ...besides, ...secretHere() }));
      }}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{m.checkout_step_payment()}</legend>
        {checkout.paymentMethods.map((method) => (
          <RadioCard key={method.id} name="paymentMethod" value={method.id} checked={methodId === method.id} onChoose={setMethodId} title={method.title}>
            {method.note}
          </RadioCard>
        ))}
      </fieldset>
      <SaveCardChoice checkout={checkout} chosen={methodId} form={payForm} />
      {anyMessage && <Alert kind="error">{anyMessage}</Alert>}
      <Button type="submit" name="form" value="pay" look="primary" wide busy={busy} className="text-lg">
        {m.checkout_pay_now({ total: money(checkout.due ?? checkout.total) })}
      </Button>
    </form>
  );
}

/** Whether the latest attempt to pay was declined. */
function useDeclined(orderNo: string, initial: boolean): boolean {
  const [declined, setDeclined] = useState(initial);
  useEffect(() => {
    if (orderNo === '') return;
    void callApi<{ payment: { state: string } | null }>('/order/detail', { orderNo, ...secretHere() }, { quiet: true }).then((answer) =>
      setDeclined(answer.data?.payment?.state === 'failed'),
    );
  }, [orderNo]);
  return declined;
}
