/** The form that asks for a return: what, which way, why; the expected refund is shown before it is sent. */
import { useEffect, useId, useRef } from 'react';
import * as m from '#messages';
import { authToken } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId, FieldError, SelectField, TextArea } from '#ui/forms/field.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import type { Order } from '../../../orders/contract.ts';
import type { ApplyType, RefundTarget, Return } from '../../contract.ts';
import { targetWord, typeWord, type Text } from '../return-texts.ts';
import { changeType, isOffered, type Application, type ChosenLine, isUnsent } from './application.ts';
import { LineChoice } from './line-choice.tsx';
import { Photographs } from './photographs.tsx';
import { reasonsFor } from './reasons.ts';
import { useApplication, type ApplicationForm, type Quote } from './use-application.ts';

const form = 'apply-return';
const mostWords = 900;
const types: readonly ApplyType[] = ['returnRefund', 'exchange', 'refundOnly'];
const targets: readonly RefundTarget[] = ['source', 'credits'];
const typeTexts: Readonly<Record<ApplyType, Text>> = {
  returnRefund: m.returns_type_returnRefund_text,
  exchange: m.returns_type_exchange_text,
  refundOnly: m.returns_type_refundOnly_text,
};

/** `onDone` receives the new return; `onClose` runs when the shopper gives up. */
export function ApplyForm({ order, onDone, onClose }: { order: Order; onDone: (made: Return) => void; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const held = useApplication(form, order, onDone);
  const { application, message, busy } = held;
  const unsent = isUnsent(order);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className="mt-4 flex max-w-2xl flex-col gap-8 rounded-box border border-line p-5 lg:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        void held.send();
      }}
    >
      <h3 id={headingId} ref={heading} tabIndex={-1} className="title-3 outline-none">
        {unsent ? m.returns_ask_unsent() : m.returns_ask()}
      </h3>
      {!unsent && <TypeChoice order={order} held={held} />}
      <LinesChoice order={order} held={held} />
      <Reason order={order} held={held} />
      {application.applyType !== 'exchange' && <TargetChoice held={held} />}
      <QuoteBox quote={held.quote} application={application} />
      {message && <Alert kind="error">{message}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy}>
          {m.returns_ask_do()}
        </Button>
        <Button onClick={onClose}>{m.returns_ask_close()}</Button>
      </div>
    </form>
  );
}

function TypeChoice({ order, held: { application, setApplication, errors } }: { order: Order; held: ApplicationForm }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{m.returns_apply_type()}</legend>
      {types.map((type) => {
        const offered = isOffered(order.products, type);
        return (
          <RadioCard
            key={type}
            name="applyType"
            value={type}
            checked={application.applyType === type}
            onChoose={() => setApplication(changeType(application, type, order.products))}
            title={typeWord(type)}
            text={offered ? typeTexts[type]() : m.returns_when_arrived()}
            disabled={!offered}
          />
        );
      })}
      <FieldError id={fieldId(form, 'applyType')} error={errors['applyType']} />
    </fieldset>
  );
}

function LinesChoice({ order, held: { application, setApplication, errors } }: { order: Order; held: ApplicationForm }) {
  const change = (lineId: string, chosen: ChosenLine | null) => {
    const { [lineId]: _before, ...others } = application.lines;
    setApplication({ ...application, lines: chosen ? { ...others, [lineId]: chosen } : others });
  };
  return (
    <fieldset id={fieldId(form, 'lines')} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 text-sm font-medium">{m.returns_lines()}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {order.products
          .filter((line) => line.returnable > 0)
          .map((line) => (
            <LineChoice
              key={line.lineId}
              line={line}
              application={application}
              problem={errors[line.lineId]}
              onChange={(chosen) => change(line.lineId, chosen)}
            />
          ))}
      </ul>
      <FieldError id={fieldId(form, 'lines')} error={errors['lines'] ?? errors['quantity']} />
    </fieldset>
  );
}

/** The reason, a description and pictures; these only of what has arrived. */
function Reason({ order, held: { application, setApplication, errors } }: { order: Order; held: ApplicationForm }) {
  const arrived = isOffered(order.products, 'returnRefund');
  // Pictures arrive late: what was typed meanwhile stays.
  const set = (more: Partial<Application>) => setApplication((now) => ({ ...now, ...more }));
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        form={form}
        name="reason"
        label={m.returns_why()}
        value={application.reason}
        onChange={(event) => set({ reason: event.target.value })}
        error={errors['reason']}
      >
        <option value="">{m.returns_why_choose()}</option>
        {reasonsFor(arrived).map(([key, text]) => (
          <option key={key} value={key}>
            {text()}
          </option>
        ))}
      </SelectField>
      <TextArea
        form={form}
        name="applyDescription"
        label={m.returns_apply_description()}
        optional={application.reason !== 'other'}
        maxLength={mostWords}
        value={application.words}
        onChange={(event) => set({ words: event.target.value })}
        error={errors['applyDescription']}
      />
      {arrived && <Photographs form={form} images={application.images} error={errors['images']} onChange={(images) => set({ images })} />}
    </div>
  );
}

/** Credits belong to an account; others have the money back the way it came. */
function TargetChoice({ held: { application, setApplication, errors } }: { held: ApplicationForm }) {
  if (!authToken.get()) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{m.returns_refund_to()}</legend>
      {targets.map((target) => (
        <RadioCard
          key={target}
          name="refundTo"
          value={target}
          checked={application.refundTo === target}
          onChoose={() => setApplication({ ...application, refundTo: target })}
          title={targetWord(target)}
        />
      ))}
      <FieldError id={fieldId(form, 'refundTo')} error={errors['refundTo']} />
    </fieldset>
  );
}

function QuoteBox({ quote, application }: { quote: Quote | string | null; application: Application }) {
  const money = useMoney();
  const isExchange = application.applyType === 'exchange';
  const notes =
    quote === null || typeof quote === 'string'
      ? []
      : [
          quote.shippingFee.amount > 0 && m.returns_with_shipping({ amount: money(quote.shippingFee) }),
          application.refundTo === 'source' && quote.refundCredits.amount > 0 && m.returns_as_credits({ amount: money(quote.refundCredits) }),
          quote.refundGiftCards.amount > 0 && m.returns_to_gift_cards({ amount: money(quote.refundGiftCards) }),
        ].filter((note) => note !== false);
  return (
    <output className="block rounded-box bg-base-200/70 p-5">
      {typeof quote === 'string' ? (
        <span className="text-danger">{quote}</span>
      ) : (
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span>{isExchange ? m.returns_exchange_free() : m.returns_refund_amount()}</span>
          {!isExchange && <span className="text-lg font-medium tabular-nums">{quote ? money(quote.refundAmount) : '–'}</span>}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="block text-sm text-desc">
          {note}
        </span>
      ))}
    </output>
  );
}
