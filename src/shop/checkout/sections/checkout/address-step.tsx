/** Where the goods go: an address of the shopper's book, or one that is typed; the fields are those of the country. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { useDraft } from '#kit/browser/draft.ts';
import type { FieldErrors } from '#kit/browser/outcome.ts';
import { showToast } from '#kit/browser/toast.ts';
import { AddressFields } from '#ui/address-form/address-fields.tsx';
import { addressOf } from '#ui/address-form/data.ts';
import { newCountry, useAddressForm } from '#ui/address-form/use-address-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/forms/field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import type { AddressForm } from '#shop/addresses/contract.ts';
import type { Checkout } from '../../contract.ts';
import { AddressChoice } from './address-choice.tsx';
import { chosenOf, other } from './chosen-address.ts';
import { formDraftOf, stepAfterAddress, type CheckoutStep, type CountryChoice, type RejectedStep } from './data.ts';
import { PickupChoice } from './pickup-choice.tsx';
import { useAddressBook } from './use-address-book.ts';
import type { CheckoutActions } from './use-checkout.ts';

const form = 'address';

type Props = {
  checkout: Checkout;
  countries: readonly CountryChoice[];
  initialForm: AddressForm | null;
  refused: RejectedStep | null;
  post: CheckoutActions['post'];
  /** Called before anything is sent: this step stays until `onDone` says where to go on. */
  onSend: () => void;
  /** `next`: the step to go on with; null: the first that is not done. */
  onDone: (next: CheckoutStep | null) => void;
};

/** The form of the step. What was typed stays when the country changes, and when an address of the book is looked at. Without script a button shows the country's fields. */
export function AddressStep(props: Props) {
  const { checkout, countries } = props;
  const { book, isSignedIn } = useAddressBook();
  const [saving, setSaving] = useState(true);
  const { fields, chosen, setPicked, state, send, collect } = useAddress(props, book, isSignedIn && saving);
  const { errors, message, busy } = state;
  const typed = chosen === other;
  const posted = pasteOf(props.refused);
  const error = message || (!typed && Object.values(errors)[0]);
  return (
    <div className="flex flex-col gap-5">
      {error && <Alert kind="error">{error}</Alert>}
      <PickupChoice checkout={checkout} busy={busy} onChoose={(id) => void collect(id)} />
      <form
        noValidate
        method="post"
        action="#step-address"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {book !== null && book.length > 0 && <AddressChoice book={book} countries={countries} chosen={chosen} onChoose={setPicked} />}
        {typed && <TypedAddress countries={countries} errors={errors} fields={fields} posted={posted} />}
        {typed && isSignedIn && (
          <CheckField form={form} name="saveAddress" checked={saving} onChange={(event) => setSaving(event.target.checked)}>
            {m.checkout_save_address()}
          </CheckField>
        )}
        <div>
          <Button type="submit" name="form" value="address" look="primary" busy={busy} className="max-sm:w-full">
            {m.checkout_continue()}
          </Button>
        </div>
      </form>
    </div>
  );
}

type TypedProps = {
  countries: readonly CountryChoice[];
  errors: FieldErrors;
  fields: ReturnType<typeof useAddress>['fields'];
  posted: ReturnType<typeof pasteOf>;
};

/** The text that was pasted without script, and what came of it; the fields hold what it says. */
const pasteOf = (refused: RejectedStep | null) =>
  refused?.form === 'paste' ? { text: refused.values['pasted'] ?? '', message: refused.errors['pasted'] ?? refused.message } : undefined;

function TypedAddress({ countries, errors, fields, posted }: TypedProps) {
  return (
    <>
      <input type="hidden" name="shown" value={fields.rules?.country ?? ''} />
      <AddressFields
        form={form}
        purpose="shipping"
        countries={countries}
        errors={errors}
        {...fields}
        posted={posted}
        afterCountry={
          <Button type="submit" name="form" value="address" className="hidden noscript:inline-flex">
            {m.checkout_take_country()}
          </Button>
        }
      />
    </>
  );
}

/** What was typed or picked, and sending it; `saves` puts a typed address into the book as well. */
function useAddress(
  { checkout, countries, initialForm, refused, post, onSend, onDone }: Props,
  book: ReturnType<typeof useAddressBook>['book'],
  saves: boolean,
) {
  const [picked, setPicked] = useState<string | null>(null);
  const state = useForm(form, refused?.form === 'paste' ? null : refused);
  const { known, fields, forget } = useTyped({ checkout, countries, initialForm, refused }, (change) => {
    // Typing into the fields is a choice.
    setPicked(other);
    if (change === 'country') state.clear();
  });
  // The fields stay while the book is on its way: they get what was written into the server's markup.
  const chosen = picked ?? (book ? chosenOf(book, { address: checkout.address, countries }) : other);
  const send = async () => {
    onSend();
    const { code, data } = await state.run(async () => {
      const address = chosen === other ? await known() : null;
      if (chosen === other && !address) return null;
      const answer = await post('/checkout/address', address ? { address } : { addressId: chosen });
      if (answer.code === 0 && address && saves) await keep(address);
      return answer;
    });
    if (code !== 0) return;
    forget();
    onDone(data ? stepAfterAddress(data) : null);
  };
  const collect = async (methodId: string) => {
    onSend();
    if ((await state.run(() => post('/checkout/shipping', { methodId }))).code === 0) onDone(null);
  };
  return { fields, chosen, setPicked, state, send, collect };
}

/** The fields as they are typed; `known` answers the address of what they hold, null where its country's rules could not be had. */
function useTyped(
  { checkout, countries, initialForm, refused }: Pick<Props, 'checkout' | 'countries' | 'initialForm' | 'refused'>,
  onTyped: (change: 'field' | 'country' | 'restored') => void,
) {
  const country = refused?.values['country'] ?? checkout.address?.country ?? initialForm?.country ?? countries[0]?.country ?? '';
  const given = { ...checkout.address, ...refused?.values, country };
  const { values, rules, rulesAwaited, set, setCountry, fill } = useAddressForm(given, { initialRules: initialForm, countries });
  const draft = useDraft(formDraftOf(checkout.slug, form), (typed) => {
    fill((now) => ({ ...now, ...typed }));
    onTyped('restored');
  });
  const known = async () => {
    const awaited = await rulesAwaited();
    return awaited && addressOf(awaited, values);
  };
  const fields = {
    rules,
    values,
    onChange: (name: string, value: string) => {
      onTyped('field');
      set(name, value);
      draft.keep({ [name]: value });
    },
    onCountry: (next: string) => {
      onTyped('country');
      setCountry(next);
      draft.keep(newCountry(countries, next));
    },
    onFill: (parts: Record<string, string>) => {
      onTyped('country');
      fill((now) => ({ ...now, ...parts }));
      draft.keep(parts);
    },
  };
  return { known, fields, forget: draft.forget };
}

/** The order goes on where the address could not be saved (a full book); the shopper sees a message. */
async function keep(address: Record<string, string>): Promise<void> {
  const { code, msg } = await callApi('/address/save', address, { quiet: true });
  if (code !== 0) showToast(msg, { kind: 'warning', ms: 6_000 });
}
