/** The last act: remark, agreement, and the button that orders. */
import { useState } from 'react';
import * as m from '#messages';
import { useDraft } from '#kit/browser/draft.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckField, fieldId, TextArea } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icons.tsx';
import { detailPath, localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';
import type { Outcome } from '#kit/browser/outcome.ts';
import { keptFormOf, placeForm, type RefusedStep } from './data.ts';
import type { CheckoutActs } from './use-checkout.ts';

const form = 'place';

/** `ready` is false while a step is missing. The total on the button is the one that is sent as `expectedTotal`. */
export function PlaceOrder({
  checkout,
  ready,
  refused,
  submitting,
  place,
  onRefused,
}: {
  checkout: Checkout;
  ready: boolean;
  refused: RefusedStep | null;
  submitting: boolean;
  place: CheckoutActs['place'];
  onRefused: (outcome: Outcome) => void;
}) {
  const money = useMoney();
  const [agreed, setAgreed] = useState(refused?.values['agree'] !== undefined);
  const [agreeError, setAgreeError] = useState(refused?.errors['agree']);
  const [refusal, setRefusal] = useState(refused && !refused.errors['agree'] ? refused.message : null);
  const [remark, setRemark] = useState(refused?.values['remark'] ?? checkout.remark);
  const draft = useDraft(keptFormOf(checkout.slug, form), (typed) => setRemark(typed['remark'] ?? ''));
  return (
    <form
      noValidate
      id={placeForm}
      method="post"
      action={`#${placeForm}`}
      className="flex scroll-mt-24 flex-col gap-5 py-8"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!agreed) {
          setAgreeError(m.checkout_agree_first());
          document.getElementById(fieldId(form, 'agree'))?.focus();
          return;
        }
        const outcome = await place('/checkout/submit', {
          slug: checkout.slug,
          agree: true,
          expectedTotal: checkout.total,
          ...(remark.trim() ? { remark: remark.trim() } : {}),
        });
        setRefusal(outcome.ok ? null : outcome.message);
        setAgreeError(outcome.errors['agree']);
        if (!outcome.ok) onRefused(outcome);
      }}
    >
      <input type="hidden" name="amount" value={checkout.total.amount} />
      <input type="hidden" name="currency" value={checkout.total.currency} />
      <TextArea
        form={form}
        name="remark"
        label={m.field_remark()}
        value={remark}
        onChange={(event) => {
          setRemark(event.target.value);
          draft.keep({ remark: event.target.value });
        }}
        maxLength={500}
        optional
        hint={m.checkout_remark_hint()}
      />
      <CheckField
        form={form}
        name="agree"
        required
        checked={agreed}
        error={agreeError}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setAgreeError(undefined);
        }}
      >
        <Agreement />
      </CheckField>
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <Button type="submit" name="form" value="place" look="primary" wide busy={submitting} disabled={!ready} className="text-lg">
        <Icon name="lock" />
        {m.checkout_place_order({ total: money(checkout.total) })}
      </Button>
      {!ready && <p className="text-center text-sm text-desc">{m.checkout_fill_first()}</p>}
    </form>
  );
}

/** The sentence that one agrees to, with links that open beside it. The texts stand in one message, cut at its marks. */
function Agreement() {
  const view = usePageView();
  const [before = '', rest = ''] = m.checkout_agree().split('[1]');
  const [between = '', after = ''] = rest.split('[2]');
  const link = (slug: string, title: string) => (
    <a href={localPath(view, detailPath(view, 'page', slug))} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {title}
    </a>
  );
  return (
    <>
      {before}
      {link('privacy', m.checkout_privacy())}
      {between}
      {link('terms', m.checkout_terms())}
      {after}
    </>
  );
}
