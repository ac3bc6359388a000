/** The form of an address: a new one, or one of the book. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { clearDraft, useSavedDraft } from '#kit/browser/form-drafts.ts';
import { countryName } from '#kit/pure/places/place-names.ts';
import { AddressFields } from '#ui/address-form/address-fields.tsx';
import { addressOf, type AddressFormRules, type CountryChoice } from '#ui/address-form/data.ts';
import { useAddressForm } from '#ui/address-form/use-address-form.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import type { BookAddress } from '../../contract.ts';

const form = 'address';

/** What was written when a session ended, of the address `id` as it was then (null: of a new one). */
export type SavedAddress = { id: string | null; version: number | null; values: Record<string, string>; isDefault: boolean };

/** The name of the form, as it is stored. */
export const addressForm = form;

type Props = {
  address: BookAddress | null;
  isFirst: boolean;
  countries: readonly CountryChoice[];
  initialRules: AddressFormRules | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
  onStale: (id: string) => Promise<void>;
};

/** What was typed stays when something is wrong; `onStale` shows the address as another device left it. */
export function AddressEditor(props: Props) {
  const { address, isFirst, onClose, onStale } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { choices, fields, isDefault, chooseDefault, state, stale, save } = useEditing(props);
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    clearDraft(form);
    onClose();
  };
  const errorMessage = state.message && (
    <>
      {state.message}
      {stale && address && <ShowCurrent onShow={() => void onStale(address.id)} />}
    </>
  );
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="title-3 mb-5 focus:outline-none">
        {address ? m.addresses_edit_title() : m.addresses_add()}
      </h2>
      <ScriptForm className="flex max-w-2xl flex-col gap-5" busy={state.busy} message={errorMessage} onSend={() => void save()}>
        <AddressFields form={form} countries={choices} errors={state.errors} {...fields} />
        {!address?.isDefault && !isFirst && (
          <CheckField form={form} name="isDefault" checked={isDefault} onChange={(event) => chooseDefault(event.target.checked)}>
            {m.addresses_use_as_default()}
          </CheckField>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={state.busy}>
            {m.ui_save()}
          </Button>
          <Button onClick={leave}>{m.ui_cancel()}</Button>
        </div>
      </ScriptForm>
    </>
  );
}

/** The state of the form, drafted when the session ends, and saving it. */
function useEditing({ address, isFirst, countries, initialRules, onSaved }: Props) {
  const { lang } = usePageView();
  const country = address?.country ?? initialRules?.country ?? countries[0]?.country ?? '';
  // One that is shipped to no longer stays in the list as long as it is the address's own.
  const choices = countries.some((one) => one.country === country) || !address ? countries : [...countries, ownCountry(address, lang)];
  const { values, rules, rulesAwaited, fill, set, setCountry } = useAddressForm({ ...textsOf(address), country }, { initialRules, countries: choices });
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst);
  const state = useForm(form);
  const [stale, setStale] = useState(false);
  const [changed, setChanged] = useState(false);
  const [version, setVersion] = useState(address?.version ?? null);
  useSavedDraft<SavedAddress>(form, {
    unsaved: () => (changed ? { id: address?.id ?? null, version, values, isDefault } : null),
    restore: (draft) => {
      if (address && draft.id !== address.id) return;
      fill(draft.values);
      setDefault(draft.isDefault);
      setChanged(true);
      // An address that is no longer there is a new one.
      if (address) setVersion(draft.version);
    },
  });
  const save = async () => {
    const { code, data } = await state.run(async () => {
      const known = await rulesAwaited();
      const typed = known && { ...addressOf(known, values), ...(address ? { id: address.id, version } : {}), isDefault };
      return typed && callApi<{ version?: number }>('/address/save', typed, { inForm: true });
    });
    setStale(code === 40 && typeof data?.version === 'number');
    if (code !== 0) return;
    clearDraft(form);
    await onSaved();
  };
  const changing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      setChanged(true);
      change(...args);
    };
  const anew = (change: () => void) => {
    change();
    state.clear();
  };
  const fields = {
    values,
    rules,
    onChange: changing(set),
    onCountry: changing((chosen: string) => anew(() => setCountry(chosen))),
    onFill: changing((parts: Record<string, string>) => anew(() => fill((now) => ({ ...now, ...parts })))),
  };
  return { choices, fields, isDefault, chooseDefault: changing(setDefault), state, stale, save };
}

/** The address as another device left it, in place of what was typed. */
function ShowCurrent({ onShow }: { onShow: () => void }) {
  return (
    <button
      type="button"
      className="ml-2 font-medium underline underline-offset-4"
      onClick={() => {
        clearDraft(form);
        onShow();
      }}
    >
      {m.addresses_show_current()}
    </button>
  );
}

function textsOf(address: BookAddress | null): Record<string, string> {
  return address ? Object.fromEntries(Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {};
}

function ownCountry({ country, countryCode }: BookAddress, lang: string): CountryChoice {
  return { country, title: countryName(lang, country), callingCode: countryCode };
}
