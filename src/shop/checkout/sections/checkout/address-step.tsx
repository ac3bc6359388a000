/** Where the goods go; the fields are those of the country. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { AddressForm } from '../../../addresses/contract.ts';
import type { Checkout } from '../../contract.ts';
import { AddressFieldInput } from './address-field.tsx';
import type { CountryChoice } from './data.ts';
import { useFocusOnError } from './step.tsx';
import type { CheckoutActs, Outcome } from './use-checkout.ts';

const form = 'address';
const nothing: Outcome = { ok: true, message: '', errors: {} };

/** The form of the step. What was typed stays when the country changes. */
export function AddressStep({
  checkout,
  countries,
  initialForm,
  act,
  onDone,
}: {
  checkout: Checkout;
  countries: readonly CountryChoice[];
  initialForm: AddressForm | null;
  act: CheckoutActs['act'];
  onDone: () => void;
}) {
  const { locale } = usePageView();
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...checkout.address,
    country: checkout.address?.country ?? initialForm?.country ?? countries[0]?.country ?? '',
  }));
  const [outcome, setOutcome] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const country = values['country'] ?? '';
  const rules = useAddressForm(country, initialForm);
  useFocusOnError(form, outcome.errors);
  const set = (name: string, value: string) => setValues((now) => ({ ...now, [name]: value }));
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        if (busy || !rules) return;
        setBusy(true);
        const named = rules.fields.map((field) => [field.name, values[field.name] ?? (field.name === 'countryCode' ? rules.callingCode : '')]);
        const answer = await act('/checkout/address', { address: { ...Object.fromEntries(named), country } });
        setBusy(false);
        setOutcome(answer);
        if (answer.ok) onDone();
      }}
    >
      {!outcome.ok && Object.keys(outcome.errors).length === 0 && <Alert kind="error">{outcome.message}</Alert>}
      <SelectField
        form={form}
        name="country"
        label={m.field_country({}, { locale })}
        autoComplete="shipping country"
        value={country}
        error={outcome.errors['country']}
        onChange={(event) => {
          // Province and calling code belong to the country that was left.
          setValues((now) => ({
            ...now,
            country: event.target.value,
            province: '',
            countryCode: countries.find((one) => one.country === event.target.value)?.callingCode ?? '',
          }));
          setOutcome(nothing);
        }}
      >
        {countries.map((one) => (
          <option key={one.country} value={one.country}>
            {one.title}
          </option>
        ))}
      </SelectField>
      {rules && (
        <div className="grid grid-cols-6 gap-x-3 gap-y-5">
          {rules.fields.map((field) => (
            <AddressFieldInput key={field.name} form={form} rules={rules} field={field} values={values} error={outcome.errors[field.name]} onChange={set} />
          ))}
        </div>
      )}
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {m.checkout_continue({}, { locale })}
        </Button>
      </div>
    </form>
  );
}

/** The rules of a country, fetched when it is not the one that came with the page. */
function useAddressForm(country: string, initial: AddressForm | null): AddressForm | null {
  const { lang } = usePageView();
  const [fetched, setFetched] = useState<AddressForm | null>(initial);
  useEffect(() => {
    if (country === '' || fetched?.country === country) return;
    const stop = new AbortController();
    void callApi<AddressForm>(`/address/form?${new URLSearchParams({ country, lang }).toString()}`, {}, { method: 'GET', signal: stop.signal }).then(
      (answer) => {
        if (!stop.signal.aborted && answer.code === 0 && answer.data) setFetched(answer.data);
      },
    );
    return () => stop.abort();
  }, [country, lang, fetched]);
  return fetched;
}
