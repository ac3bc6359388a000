/** By which parcel the goods come back. Can be corrected until they have arrived. */
import { useState } from 'react';
import * as m from '#messages';
import { noOutcome } from '#kit/browser/outcome.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useFocusOnError } from '#ui/forms/use-focus-on-error.ts';
import type { ReturnActs } from './use-return.ts';

const mostCharacters = 100;

/** `form` makes the fields' ids unique on the page. */
export function LogisticsForm({ acts: { shown, busy, report }, form }: { acts: ReturnActs; form: string }) {
  const [outcome, setOutcome] = useState(noOutcome);
  useFocusOnError(form, outcome.errors);
  const textOf = (data: FormData, name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return (
    <form
      noValidate
      className="mt-5 flex max-w-lg flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        if (busy) return;
        const data = new FormData(event.currentTarget);
        setOutcome(await report({ logisticsCompany: textOf(data, 'logisticsCompany'), logisticsNumber: textOf(data, 'logisticsNumber') }));
      }}
    >
      <TextField
        form={form}
        name="logisticsCompany"
        label={m.returns_logistics_company()}
        defaultValue={shown.logisticsCompany}
        maxLength={mostCharacters}
        autoComplete="off"
        error={outcome.errors['logisticsCompany']}
      />
      <TextField
        form={form}
        name="logisticsNumber"
        label={m.returns_logistics_number()}
        defaultValue={shown.logisticsNumber}
        maxLength={mostCharacters}
        autoComplete="off"
        spellCheck={false}
        error={outcome.errors['logisticsNumber']}
      />
      <Button type="submit" look={shown.deliveryTime ? 'plain' : 'primary'} busy={busy === 'logistics'} className="self-start">
        {shown.deliveryTime ? m.returns_logistics_change() : m.returns_logistics_do()}
      </Button>
    </form>
  );
}
