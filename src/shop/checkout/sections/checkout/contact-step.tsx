/** Where the order's messages go: an e-mail address, or a mobile number. */
import { useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ScriptForm } from '#ui/script-form.tsx';
import type { Checkout } from '../../contract.ts';
import { useFocusOnError } from '#ui/use-focus-on-error.ts';
import { noOutcome, wholeOf } from '#kit/browser/outcome.ts';
import type { CheckoutActs } from './use-checkout.ts';

const form = 'contact';

/** The form of the step. */
export function ContactStep({ checkout, callingCode, act, onDone }: { checkout: Checkout; callingCode: string; act: CheckoutActs['act']; onDone: () => void }) {
  const { locale } = usePageView();
  const [byMobile, setByMobile] = useState(checkout.contact.email === null && checkout.contact.mobile !== null);
  const [outcome, setOutcome] = useState(noOutcome);
  const [busy, setBusy] = useState(false);
  useFocusOnError(form, outcome.errors);
  const save = async (fields: Record<string, string>) => {
    setBusy(true);
    const answer = await act('/checkout/contact', fields);
    setBusy(false);
    setOutcome(answer);
    if (answer.ok) onDone();
  };
  return (
    <ScriptForm busy={busy} message={wholeOf(outcome)} onSend={(fields) => void save(fields)}>
      {byMobile ? (
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          <TextField
            form={form}
            name="countryCode"
            label={m.field_countryCode({}, { locale })}
            type="tel"
            autoComplete="tel-country-code"
            defaultValue={checkout.contact.countryCode ?? callingCode}
            maxLength={6}
            error={outcome.errors['countryCode']}
          />
          <TextField
            form={form}
            name="mobile"
            label={m.field_mobile({}, { locale })}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={checkout.contact.mobile ?? ''}
            maxLength={16}
            error={outcome.errors['mobile']}
          />
        </div>
      ) : (
        <TextField
          form={form}
          name="email"
          label={m.field_email({}, { locale })}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={checkout.contact.email ?? ''}
          maxLength={254}
          hint={m.checkout_email_hint({}, { locale })}
          error={outcome.errors['email']}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="primary" busy={busy}>
          {m.checkout_continue({}, { locale })}
        </Button>
        <button
          type="button"
          onClick={() => {
            setByMobile(!byMobile);
            setOutcome(noOutcome);
          }}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:no-underline"
        >
          {byMobile ? m.checkout_use_email({}, { locale }) : m.checkout_use_mobile({}, { locale })}
        </button>
      </div>
    </ScriptForm>
  );
}
