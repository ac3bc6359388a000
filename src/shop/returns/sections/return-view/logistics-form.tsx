/** By which parcel the goods come back. Can be corrected until they have arrived. */
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import type { ReturnActions } from './use-return.ts';

const mostCharacters = 100;

/** `form` makes the fields' ids unique on the page. */
export function LogisticsForm({ actions: { shown, busy, report }, form }: { actions: ReturnActions; form: string }) {
  const { errors, run } = useForm(form);
  return (
    <ScriptForm className="mt-5 flex max-w-lg flex-col gap-5" busy={busy !== null} onSend={(parcel) => void run(() => report(parcel))}>
      <TextField
        form={form}
        name="logisticsCompany"
        label={m.returns_logistics_company()}
        defaultValue={shown.logisticsCompany}
        maxLength={mostCharacters}
        autoComplete="off"
        error={errors['logisticsCompany']}
      />
      <TextField
        form={form}
        name="logisticsNumber"
        label={m.returns_logistics_number()}
        defaultValue={shown.logisticsNumber}
        maxLength={mostCharacters}
        autoComplete="off"
        spellCheck={false}
        error={errors['logisticsNumber']}
      />
      <Button type="submit" look={shown.deliveryTime ? 'plain' : 'primary'} busy={busy === 'logistics'} className="self-start">
        {shown.deliveryTime ? m.returns_logistics_change() : m.returns_logistics_do()}
      </Button>
    </ScriptForm>
  );
}
