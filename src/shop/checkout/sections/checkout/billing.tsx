/** Who pays, below the ways of paying: a company with its VAT number, and an address of the invoice's own. All of it may stay empty. */
import { useState, type ChangeEvent } from 'react';
import * as m from '#messages';
import type { Typed } from '#kit/browser/draft.ts';
import { inOneLine } from '#kit/pure/places/one-line.ts';
import { AddressFields } from '#ui/address-form/address-fields.tsx';
import { addressOf } from '#ui/address-form/data.ts';
import { newCountry, useAddressForm } from '#ui/address-form/use-address-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { Fold } from '#ui/order-parts/fold.tsx';
import type { AddressForm } from '#shop/addresses/contract.ts';
import type { Checkout } from '../../contract.ts';
import type { CountryChoice, RejectedStep } from './data.ts';
import { useUnsaved, type CheckoutActions, type Unsaved } from './use-checkout.ts';

const form = 'billing';

/** Where sales are taxed by no VAT, or not at all: a company has another number for its taxes. */
const withoutVat = new Set(['US', 'HK']);
const hasVat = ({ checkout, initialForm }: Pick<Props, 'checkout' | 'initialForm'>): boolean =>
  !withoutVat.has(checkout.address?.country ?? initialForm?.country ?? '');

type Props = {
  checkout: Checkout;
  countries: readonly CountryChoice[];
  initialForm: AddressForm | null;
  refused: RejectedStep | null;
  post: CheckoutActions['post'];
  unsaved: Unsaved;
};

/** `onOpen` opens and closes the fold. */
type FormProps = Props & { onOpen: (isOpen: boolean) => void };

/** Folded, with what was entered in sight. A plain form, which works without script too. */
export function Billing(props: Props) {
  const { checkout, refused } = props;
  const hint = hasVat(props) ? m.checkout_billing_hint() : m.checkout_billing_hint_tax_id();
  const [isOpen, setOpen] = useState(refused !== null);
  return (
    <Fold title={m.checkout_billing()} said={checkout.billing ? inOneLine(checkout.billing.lines) : hint} open={isOpen} onToggle={setOpen}>
      <BillingForm {...props} onOpen={setOpen} />
    </Fold>
  );
}

function BillingForm(props: FormProps) {
  const { checkout, countries } = props;
  const { state, isOther, choose, company, write, fields, saveNow, typed } = useBilling(props);
  const { errors, message, busy } = state;
  const text = (name: 'company' | 'vatNumber') => ({ form, name, value: company[name], error: errors[name], onChange: write(name) });
  return (
    <form
      noValidate
      method="post"
      action="#step-payment"
      className="flex flex-col gap-5 pb-5"
      onChange={typed}
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
    >
      {message && <Alert kind="error">{message}</Alert>}
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <TextField {...text('company')} optional label={m.field_company()} autoComplete="organization" maxLength={120} />
        <TextField
          {...text('vatNumber')}
          optional
          {...(hasVat(props) ? { label: m.field_vatNumber(), hint: m.checkout_vat_hint() } : { label: m.field_taxId() })}
          autoComplete="off"
          maxLength={30}
        />
      </div>
      {checkout.address && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 text-sm font-medium">{m.checkout_billing_address()}</legend>
          <RadioCard name="billing" value="same" checked={!isOther} onChoose={() => choose(false)} title={m.checkout_billing_same()} />
          <RadioCard name="billing" value="other" checked={isOther} onChoose={() => choose(true)} title={m.checkout_billing_other()} />
        </fieldset>
      )}
      {/* Without script the fields are there, for the country of the page; they count where "another" is chosen. */}
      <div className={isOther ? 'flex flex-col gap-5' : 'hidden flex-col gap-5 noscript:flex'}>
        <AddressFields form={form} purpose="billing" countries={countries} errors={errors} {...fields} />
      </div>
      <div>
        <Button type="submit" name="form" value="billing" busy={busy}>
          {m.ui_save()}
        </Button>
      </div>
    </form>
  );
}

/** What was typed, and sending it. */
function useBilling({ checkout: { slug, billing, address }, countries, initialForm, refused, post, unsaved, onOpen }: FormProps) {
  const state = useForm(form, refused);
  const [isOther, choose] = useState(refused ? refused.values['billing'] === 'other' : (billing?.address ?? null) !== null);
  const [company, setCompany] = useState({
    company: refused?.values['company'] ?? billing?.company ?? '',
    vatNumber: refused?.values['vatNumber'] ?? billing?.vatNumber ?? '',
  });
  const country = refused?.values['country'] ?? billing?.address?.country ?? address?.country ?? initialForm?.country ?? countries[0]?.country ?? '';
  const written = useAddressForm({ ...billing?.address, ...refused?.values, country }, { initialRules: initialForm, countries });
  const save = async () => {
    const { code } = await state.run(async () => {
      const rules = isOther ? await written.rulesAwaited() : null;
      if (isOther && !rules) return null;
      return post('/checkout/billing', { ...company, address: rules ? addressOf(rules, written.values) : null });
    });
    if (code === 0) onOpen(false);
    return code === 0;
  };
  const restore = ({ billing: which, ...before }: Typed) => {
    setCompany((now) => ({ company: before['company'] ?? now.company, vatNumber: before['vatNumber'] ?? now.vatNumber }));
    written.fill((now) => ({ ...now, ...before }));
    if (which) choose(which === 'other');
    onOpen(true);
  };
  const { saveNow, typed, keep } = useUnsaved(form, { slug, unsaved, save, restore });
  const setCountry = (next: string) => {
    written.setCountry(next);
    keep(newCountry(countries, next));
  };
  const write = (name: 'company' | 'vatNumber') => (event: ChangeEvent<HTMLInputElement>) => setCompany((now) => ({ ...now, [name]: event.target.value }));
  const fields = { rules: written.rules, values: written.values, onChange: written.set, onCountry: setCountry };
  return { state, isOther, choose, company, write, fields, saveNow, typed };
}
