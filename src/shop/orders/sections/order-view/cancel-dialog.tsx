/** Cancelling an order: a confirmation, with an optional reason. */
import { useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/forms/field.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import type { Order } from '../../contract.ts';
import type { Text } from '../order-texts.ts';

const form = 'cancel-order';

const reasons: Readonly<Record<string, Text>> = {
  changedMind: m.order_cancel_why_mind,
  mistake: m.order_cancel_why_mistake,
  details: m.order_cancel_why_details,
  late: m.order_cancel_why_late,
  cheaper: m.order_cancel_why_cheaper,
  other: m.order_cancel_why_other,
};
// Together with a reason of the list within `orderLimits.reasonLength`.
const mostWords = 400;

/** `onCancel` receives the reason that the shopper wrote. */
export function CancelDialog({ order, open, onClose, onCancel }: { order: Order; open: boolean; onClose: () => void; onCancel: (reason: string) => void }) {
  const [why, setWhy] = useState('');
  return (
    <FormDialog title={m.order_cancel_ask()} open={open} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get('words');
          const words = typeof given === 'string' ? given.trim() : '';
          const reason = [why && why !== 'other' ? reasons[why]!() : '', words].filter(Boolean).join(' – ');
          onCancel(reason);
          onClose();
        }}
      >
        {order.payStatus === 'paid' && <p className="text-desc">{m.order_cancel_paid_text()}</p>}
        <SelectField form={form} name="why" label={m.order_cancel_why()} optional value={why} onChange={(event) => setWhy(event.target.value)}>
          <option value="">{m.order_cancel_why_none()}</option>
          {Object.entries(reasons).map(([key, text]) => (
            <option key={key} value={key}>
              {text()}
            </option>
          ))}
        </SelectField>
        {why !== '' && <TextArea form={form} name="words" label={m.order_cancel_words()} optional maxLength={mostWords} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{m.order_cancel_keep()}</Button>
          <Button type="submit" look="danger">
            {m.order_cancel_do()}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
