/** Order look-up by number and e-mail address: the link comes by mail, whether or not there is such an order. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { fillOwnEmail } from '#kit/browser/own-email/fill-own-email.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, TextField } from '#ui/forms/field.tsx';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';

const form = 'lookup';

/** What came of the plain form, where it was posted. */
export type OrderLookupProps = { sent: boolean; refused: RejectedForm };

/** The form. */
export function OrderLookup({ sent, refused }: OrderLookupProps) {
  const { errors, message, busy, send } = useForm(form, refused);
  const [notice, setNotice] = useState(sent ? m.order_lookup_sent() : null);
  const ownForm = useRef<HTMLFormElement>(null);
  useEffect(() => (ownForm.current ? fillOwnEmail(ownForm.current) : undefined), []);
  const ask = async (fields: object) => {
    const { code, data } = await send<{ message?: string }>('/order/lookup', fields);
    setNotice(code === 0 ? (data?.message ?? m.order_lookup_sent()) : null);
  };
  const values = refused?.values ?? {};
  return (
    <form
      ref={ownForm}
      method="post"
      className="mt-8 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const { orderNo, email } = Object.fromEntries(new FormData(event.currentTarget));
        if (!busy) void ask({ orderNo, email });
      }}
    >
      <input type="hidden" name="form" value="lookup" />
      <TextField
        form={form}
        name="orderNo"
        label={m.order_number()}
        hint={m.order_lookup_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={values['orderNo']}
        error={errors['orderNo']}
      />
      <EmailField form={form} name="email" label={m.field_email()} defaultValue={values['email']} error={errors['email']} />
      {message && <Alert kind="error">{message}</Alert>}
      {notice && (
        <Alert kind="success" live>
          {notice}
        </Alert>
      )}
      <Button type="submit" look="primary" busy={busy}>
        {m.order_lookup_do()}
      </Button>
    </form>
  );
}
