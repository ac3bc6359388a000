/** Recipient of the gift cards, below the payment methods. All of it is optional: by default the buyer gets them. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import type { Typed } from '#kit/browser/draft.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/forms/day-field.tsx';
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { Fold } from '#ui/order-parts/fold.tsx';
import type { Checkout } from '../../contract.ts';
import type { RejectedStep } from './data.ts';
import { useUnsaved, type CheckoutActions, type Unsaved } from './use-checkout.ts';

const form = 'giftDelivery';
const names = ['recipientEmail', 'recipientName', 'senderName', 'message', 'sendOn'] as const;

type Props = { checkout: Checkout; refused: RejectedStep | null; post: CheckoutActions['post']; unsaved: Unsaved };

/** Folded, with what was entered in sight. A plain form, which works without script too. */
export function GiftDelivery(props: Props) {
  const { giftDelivery, contact } = props.checkout;
  const [isOpen, setOpen] = useState(props.refused !== null || (contact.email === null && !giftDelivery?.recipientEmail));
  return (
    <Fold title={m.checkout_gift_delivery()} said={giftDelivery?.recipientEmail ?? contact.email ?? ''} open={isOpen} onToggle={setOpen}>
      <DeliveryForm {...props} onOpen={setOpen} />
    </Fold>
  );
}

type FormProps = Props & { onOpen: (isOpen: boolean) => void };

function DeliveryForm(props: FormProps) {
  const { element, of, message, busy, saveNow, typed } = useDelivery(props);
  return (
    <form
      ref={element}
      noValidate
      onChange={typed}
      method="post"
      action="#step-payment"
      className="flex flex-col gap-5 pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
    >
      {message && <Alert kind="error">{message}</Alert>}
      <p className="text-sm text-desc">{m.checkout_gift_delivery_text()}</p>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <EmailField {...of('recipientEmail')} optional label={m.field_recipientEmail()} autoComplete="off" />
        <TextField {...of('recipientName')} optional label={m.field_recipientName()} maxLength={100} autoComplete="off" />
        <TextField {...of('senderName')} optional label={m.field_senderName()} maxLength={100} autoComplete="name" />
        <DayField {...of('sendOn')} optional label={m.field_sendOn()} hint={m.checkout_gift_delivery_day()} />
      </div>
      <TextArea {...of('message')} optional label={m.field_giftMessage()} maxLength={500} />
      <div>
        <Button type="submit" name="form" value="giftDelivery" busy={busy}>
          {m.ui_save()}
        </Button>
      </div>
    </form>
  );
}

/** What was typed, and sending it. */
function useDelivery({ checkout: { slug, giftDelivery }, refused, post, unsaved, onOpen }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, message, busy, run } = useForm(form, refused);
  const [before, setBefore] = useState<Typed>({});
  const of = (name: (typeof names)[number]) => ({
    form,
    name,
    error: errors[name],
    defaultValue: refused?.values[name] ?? before[name] ?? giftDelivery?.[name] ?? '',
  });
  const save = async () => {
    const given = [...new FormData(element.current!)].filter(([name]) => names.some((one) => one === name));
    const { code } = await run(() => post('/checkout/gift-delivery', Object.fromEntries(given)));
    if (code === 0) onOpen(false);
    return code === 0;
  };
  const restore = (given: Typed) => {
    setBefore(given);
    onOpen(true);
  };
  const { saveNow, typed } = useUnsaved(form, { slug, unsaved, save, restore });
  return { element, of, message, busy, saveNow, typed };
}
