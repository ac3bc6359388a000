/** What shipping will cost, before an address is given. */
import { useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { Icon } from '#ui/icons.tsx';
import { localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import type { CartPageProps, EstimatedMethod, PlainEstimate } from './data.ts';

const form = 'estimate';

/** Country and postal code in, methods with prices out. Without script the form leads to the cart page, which then shows them: `plain` is what it was asked. */
export function Estimate({ countries, plain }: Pick<CartPageProps, 'countries'> & { plain: PlainEstimate | null }) {
  const view = usePageView();
  const [methods, setMethods] = useState<readonly EstimatedMethod[] | null>(plain?.methods ?? null);
  const { errors, message, busy, send } = useForm(form, plain?.refused ?? null);
  if (countries.length === 0) return null;
  return (
    <details id="estimate" className="group border-b border-line" open={plain !== null}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {m.cart_estimate()}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <form
        action={localPath(view, '/cart#estimate')}
        className="flex flex-col gap-4 pb-5 pt-2"
        onSubmit={async (event) => {
          event.preventDefault();
          const fields = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => value !== ''));
          const { code, data } = await send<{ shippingMethods: EstimatedMethod[] }>('/cart/estimate', fields);
          setMethods(code === 0 ? (data?.shippingMethods ?? []) : null);
        }}
      >
        {message && <Alert kind="error">{message}</Alert>}
        <SelectField form={form} name="country" label={m.field_country()} autoComplete="country" defaultValue={plain?.values.country} error={errors['country']}>
          {countries.map((country) => (
            <option key={country.country} value={country.country}>
              {country.title}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="postalCode"
          label={m.field_postalCode()}
          autoComplete="postal-code"
          maxLength={16}
          defaultValue={plain?.values.postalCode}
          optional
          error={errors['postalCode']}
        />
        <Button type="submit" busy={busy}>
          {m.cart_estimate_do()}
        </Button>
        <div aria-live="polite">{methods && <Methods methods={methods} />}</div>
      </form>
    </details>
  );
}

function Methods({ methods }: { methods: readonly EstimatedMethod[] }) {
  const money = useMoney();
  if (methods.length === 0) return <p className="text-sm">{m.checkout_shipping_not_available()}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {methods.map((method) => (
        <li key={method.id} className="flex justify-between gap-4">
          <span>
            {method.title}
            {method.delivery && <span className="block text-desc">{m.shipping_arrives({ days: method.delivery.text })}</span>}
          </span>
          <span className="tabular-nums">{method.price.amount === 0 ? m.checkout_shipping_free() : money(method.price)}</span>
        </li>
      ))}
    </ul>
  );
}
