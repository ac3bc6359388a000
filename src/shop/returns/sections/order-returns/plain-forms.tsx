/** Returns without a script: asking for one, naming the parcel that brings the goods, its label, taking it back. Not there where scripts run. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, fieldId, SelectField, TextArea, TextField } from '#ui/forms/field.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Order } from '../../../orders/contract.ts';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import type { ApplyType, Return } from '../../contract.ts';
import { typeWord } from '../return-texts.ts';
import { isOffered, isUnsent } from './application.ts';
import type { OrderReturnsData } from './data.ts';
import { reasonsFor } from './reasons.ts';

const types: readonly ApplyType[] = ['returnRefund', 'exchange', 'refundOnly'];
const mostWords = 900;
const mostCharacters = 100;
const unchanged = () => undefined;

/** The forms that the order and its returns allow. */
export function PlainForms({ order, data: { known, asked, parcel, error } }: { order: Order; data: OrderReturnsData }) {
  return (
    <div className="hidden noscript:block">
      {error && <Alert kind="error">{error}</Alert>}
      {(known ?? []).map((one) => (
        <PlainActions key={one.returnNo} shown={one} refused={parcel?.values['returnNo'] === one.returnNo ? parcel : null} />
      ))}
      {order.actions.includes('return') && <PlainApplication order={order} refused={asked} />}
    </div>
  );
}

function PlainActions({ shown: { returnNo, actions, logisticsCompany, logisticsNumber }, refused }: { shown: Return; refused: RejectedForm }) {
  if (!actions.includes('logistics') && !actions.includes('cancel')) return null;
  return (
    <section aria-label={m.returns_title({ returnNo })} className="mt-6 flex max-w-lg flex-col gap-5">
      <h3 className="title-4 tabular-nums">{m.returns_title({ returnNo })}</h3>
      {actions.includes('logistics') && (
        <form method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="returnNo" value={returnNo} />
          <ParcelField name="logisticsCompany" of={returnNo} label={m.returns_logistics_company()} value={logisticsCompany} refused={refused} />
          <ParcelField name="logisticsNumber" of={returnNo} label={m.returns_logistics_number()} value={logisticsNumber} refused={refused} />
          <Button type="submit" name="form" value="return-parcel" className="self-start">
            {m.returns_logistics_do()}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-3">
        {actions.includes('logistics') && <PlainButton returnNo={returnNo} form="return-label" text={m.returns_label_do()} />}
        {actions.includes('cancel') && <PlainButton returnNo={returnNo} form="return-cancel" text={m.returns_cancel_do()} />}
      </div>
    </section>
  );
}

function PlainButton({ returnNo, form, text }: { returnNo: string; form: string; text: string }) {
  return (
    <form method="post">
      <input type="hidden" name="returnNo" value={returnNo} />
      <Button type="submit" name="form" value={form}>
        {text}
      </Button>
    </form>
  );
}

type ParcelFieldProps = { name: 'logisticsCompany' | 'logisticsNumber'; of: string; label: string; value: string; refused: RejectedForm };

function ParcelField({ name, of, label, value, refused }: ParcelFieldProps) {
  return (
    <TextField
      form={`plain-${of}`}
      name={name}
      label={label}
      defaultValue={refused?.values[name] ?? value}
      maxLength={mostCharacters}
      autoComplete="off"
      error={refused?.errors[name]}
    />
  );
}

function PlainApplication({ order, refused }: { order: Order; refused: RejectedForm }) {
  const values = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  const unsent = isUnsent(order);
  const offered = types.filter((type) => isOffered(order.products, type));
  return (
    <form method="post" noValidate className="mt-6 flex max-w-2xl flex-col gap-6 rounded-box border border-line p-5 lg:p-8">
      <h3 className="title-3">{unsent ? m.returns_ask_unsent() : m.returns_ask()}</h3>
      <p className="text-desc">{unsent ? m.returns_ask_unsent_text() : m.returns_ask_text()}</p>
      {refused && (
        <Alert kind="error" first>
          {refused.message}
        </Alert>
      )}
      <TypeField offered={offered} chosen={values['applyType'] ?? offered[0]} error={errors['applyType']} />
      <LineAmounts order={order} values={values} error={errors['lines'] ?? errors['quantity']} />
      <SelectField form="plain-return" name="reason" label={m.returns_why()} defaultValue={values['reason'] ?? ''} error={errors['reason']}>
        <option value="">{m.returns_why_choose()}</option>
        {reasonsFor(isOffered(order.products, 'returnRefund')).map(([key, text]) => (
          <option key={key} value={key}>
            {text()}
          </option>
        ))}
      </SelectField>
      <TextArea
        form="plain-return"
        name="words"
        label={m.returns_apply_description()}
        optional
        maxLength={mostWords}
        defaultValue={values['words'] ?? ''}
        error={errors['words'] ?? errors['applyDescription']}
      />
      <Button type="submit" name="form" value="return" look="primary" className="self-start">
        {m.returns_ask_do()}
      </Button>
    </form>
  );
}

function TypeField({ offered, chosen, error }: { offered: readonly ApplyType[]; chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{m.returns_apply_type()}</legend>
      {offered.map((type) => (
        <RadioCard key={type} name="applyType" value={type} checked={chosen === type} onChoose={unchanged} title={typeWord(type)} />
      ))}
      <FieldError id={fieldId('plain-return', 'applyType')} error={error} />
    </fieldset>
  );
}

/** How many of each line go back; none of those left at 0. */
function LineAmounts({ order, values, error }: { order: Order; values: Readonly<Record<string, string>>; error: string | undefined }) {
  const money = useMoney();
  const lines = order.products.filter((line) => line.returnable > 0);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{m.returns_lines()}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ lineId, title, options, price, returnable }) => (
          <li key={lineId} className="flex items-center justify-between gap-4 py-3 text-sm">
            <label htmlFor={`plain-${lineId}`} className="min-w-0">
              <span className="block break-words font-medium">{title}</span>
              <span className="block text-desc">{[...options.map((option) => option.value), money(price)].join(dot)}</span>
              <span className="block text-desc">{m.returns_of_most({ count: returnable })}</span>
            </label>
            <input
              id={`plain-${lineId}`}
              type="number"
              name={`line.${lineId}`}
              min={0}
              max={returnable}
              defaultValue={values[`line.${lineId}`] ?? (lines.length === 1 ? returnable : 0)}
              className="field-box w-24 shrink-0"
            />
          </li>
        ))}
      </ul>
      <FieldError id={fieldId('plain-return', 'lines')} error={error} />
    </fieldset>
  );
}
