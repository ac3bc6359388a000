/** An order looked up by its number and e-mail address: the link comes by mail, whoever asks. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, fieldId, TextField } from '#ui/forms/field.tsx';
import type { Refused } from '#ui/forms/plain-form.tsx';

const form = 'lookup';

type Outcome = { errors: Readonly<Record<string, string>>; refusal: string | null; sent: string | null };

/** What came of the plain form, where it was posted. */
export type OrderLookupProps = { sent: boolean; refused: Refused };

/** The form. */
export function OrderLookup({ sent, refused }: OrderLookupProps) {
  const { outcome, busy, ask } = useLookup({ sent, refused });
  const values = refused?.values ?? {};
  return (
    <form
      method="post"
      className="mt-8 flex max-w-lg flex-col gap-5"
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
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={values['orderNo']}
        error={outcome.errors['orderNo']}
      />
      <EmailField form={form} name="email" label={m.field_email()} defaultValue={values['email']} error={outcome.errors['email']} />
      {outcome.refusal && <Alert kind="error">{outcome.refusal}</Alert>}
      {outcome.sent && (
        <Alert kind="success" live>
          {outcome.sent}
        </Alert>
      )}
      <Button type="submit" look="primary" busy={busy}>
        {m.order_lookup_do()}
      </Button>
    </form>
  );
}

/** What came of the form so far, and how it is sent. */
function useLookup({ sent, refused }: OrderLookupProps) {
  const [outcome, setOutcome] = useState<Outcome>({
    errors: refused?.errors ?? {},
    refusal: refused?.message ?? null,
    sent: sent ? m.order_lookup_sent() : null,
  });
  const [busy, setBusy] = useState(false);
  const ask = async (fields: object) => {
    setBusy(true);
    const { code, msg, data } = await callApi<{ message?: string; errors?: Record<string, string> }>('/order/lookup', fields);
    setBusy(false);
    if (code === 0) return setOutcome({ errors: {}, refusal: null, sent: data?.message ?? m.order_lookup_sent() });
    const errors = data?.errors ?? {};
    const [first] = Object.keys(errors);
    setOutcome({ errors, refusal: first ? null : msg, sent: null });
    if (first) document.getElementById(fieldId(form, first))?.focus();
  };
  return { outcome, busy, ask };
}
