/** Where an order goes, changed by its shopper until it is sent. Posts without a script where the page brought the country's fields. */
import { useState } from 'react';
import * as m from '#messages';
import { countryName } from '#kit/pure/places/place-names.ts';
import { AddressFields } from '#ui/address-form/address-fields.tsx';
import { addressOf } from '#ui/address-form/data.ts';
import { useAddressForm } from '#ui/address-form/use-address-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { usePageView } from '#ui/page-view.tsx';
import type { AddressForm } from '../../../addresses/contract.ts';
import type { Order } from '../../contract-order.ts';
import { AskLink } from './ask-link.tsx';
import { callOrder } from './use-order.ts';

/** What the page brought: how the country's addresses are asked for (null: the browser asks), and a form that was rejected. */
export type AddressChangeProps = { rules: AddressForm | null; refused: RejectedForm };

/** A page that brings nothing. */
export const broughtNothing: AddressChangeProps = { rules: null, refused: null };

type Props = { order: Order; brought: AddressChangeProps; onChanged: (order: Order) => void };

/** Closed until somebody wants it; not there once it is too late. */
export function AddressChange({ order, brought, onChanged }: Props) {
  const [open, setOpen] = useState(brought.refused !== null);
  const { address, addressEditable } = order;
  if (!addressEditable || address === null) return null;
  return (
    <details className="basis-full" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={buttonClasses('plain', false, 'list-none [&::-webkit-details-marker]:hidden')}>{m.order_address_do()}</summary>
      {(open || brought.rules !== null) && (
        <ChangeForm
          // Another change begins with the address as it is by then.
          key={order.addressLines.join('\n')}
          order={order}
          address={address}
          brought={brought}
          onChanged={(changed) => {
            setOpen(false);
            onChanged(changed);
          }}
        />
      )}
    </details>
  );
}

const form = 'order-address';

/** In the order's own country: to another one shipping costs something else. */
function ChangeForm({ order, address, brought: { rules: initialRules, refused }, onChanged }: Props & { address: NonNullable<Order['address']> }) {
  const view = usePageView();
  const { country, countryCode: callingCode } = address;
  const countries = [{ country, title: countryName(view.lang, country), callingCode }];
  const { values, rules, rulesAwaited, set } = useAddressForm({ ...address, ...refused?.values, country }, { initialRules, countries });
  const state = useForm(form, refused);
  const save = async () => {
    const { code, data } = await state.run(async () => {
      const known = await rulesAwaited();
      return known && callOrder('/order/address', { orderNo: order.orderNo, address: addressOf(known, values) }, { inForm: true });
    });
    if (code === 0 && data) onChanged(data);
  };
  return (
    <form
      method="post"
      noValidate
      className="mt-4 flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-sm text-desc">{m.order_address_hint()}</p>
      {state.message && (
        <Alert kind="error">
          <p>{state.message}</p>
          <AskLink orderNo={order.orderNo} />
        </Alert>
      )}
      <AddressFields
        form={form}
        purpose="shipping"
        countries={countries}
        rules={rules}
        values={values}
        errors={state.errors}
        onChange={set}
        onCountry={() => undefined}
      />
      <div>
        <Button type="submit" name="form" value="address" look="primary" busy={state.busy}>
          {m.order_address_save()}
        </Button>
      </div>
    </form>
  );
}
