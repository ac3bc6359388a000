/** What is known of a return, under the names that everybody uses for it. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { When } from '#ui/order-parts/when.tsx';
import type { Return } from '../../contract.ts';
import { auditWord, statusWord, targetWord, typeWord } from '../words.ts';

/** What ended before it was looked at waits for no audit any more. */
const hasAudit = ({ status, auditStatus }: Return) => status === 'pendingApproval' || auditStatus !== 'pendingApproval';

/** What is not there yet is left out. */
export function ReturnFacts({ shown }: { shown: Return }) {
  const { locale } = usePageView();
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Fact title={m.returns_number({}, { locale })}>{shown.returnNo}</Fact>
      <Fact title={m.returns_apply_type({}, { locale })}>{typeWord(shown.applyType, locale)}</Fact>
      <Fact title={m.returns_status({}, { locale })}>{statusWord(shown.status, locale)}</Fact>
      {hasAudit(shown) && <Fact title={m.returns_audit_status({}, { locale })}>{auditWord(shown.auditStatus, locale)}</Fact>}
      {shown.applyType !== 'exchange' && <RefundFact shown={shown} />}
      {shown.applyDescription && <Fact title={m.returns_apply_description({}, { locale })}>{shown.applyDescription}</Fact>}
      {shown.refuseDescription && <Fact title={m.returns_refuse_description({}, { locale })}>{shown.refuseDescription}</Fact>}
      {shown.logisticsNumber && (
        <>
          <Fact title={m.returns_logistics_company({}, { locale })}>{shown.logisticsCompany}</Fact>
          <Fact title={m.returns_logistics_number({}, { locale })}>{shown.logisticsNumber}</Fact>
        </>
      )}
      {shown.deliveryTime && (
        <Fact title={m.returns_delivery_time({}, { locale })}>
          <When at={shown.deliveryTime} />
        </Fact>
      )}
      {shown.exchangeShipment && (
        <Fact title={m.returns_replacement({}, { locale })}>
          {shown.exchangeShipment.expressName} {shown.exchangeShipment.expressNumber}
          <span className="block text-sm text-desc">
            <When at={shown.exchangeShipment.shippedAt} />
          </span>
        </Fact>
      )}
    </dl>
  );
}

function RefundFact({ shown }: { shown: Return }) {
  const { locale } = usePageView();
  const money = useMoney();
  const { refundAmount, quotedAmount, refundReason, refundedCredits, shippingFee } = shown;
  const notes = [
    targetWord(shown.refundTo, locale),
    shippingFee.amount > 0 && refundAmount.amount === quotedAmount.amount && m.returns_with_shipping({ amount: money(shippingFee) }, { locale }),
    refundedCredits.amount > 0 && m.returns_as_credits({ amount: money(refundedCredits) }, { locale }),
    refundAmount.amount < quotedAmount.amount && m.returns_was_quoted({ amount: money(quotedAmount) }, { locale }),
    refundReason,
  ];
  const said = notes.filter((note) => typeof note === 'string').filter((note) => note !== '');
  return (
    <Fact title={m.returns_refund_amount({}, { locale })}>
      <span className="font-medium tabular-nums">{money(refundAmount)}</span>
      {said.map((note) => (
        <span key={note} className="block text-sm text-desc">
          {note}
        </span>
      ))}
    </Fact>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-sm text-desc">{title}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
