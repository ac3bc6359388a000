/** What is known of a return, under the names that everybody uses for it. */
import * as m from '#messages';
import { useMoney } from '#ui/page-view.tsx';
import { Fact } from '#ui/order-parts/fact.tsx';
import { When } from '#ui/local-time/when.tsx';
import type { Return } from '../../contract.ts';
import { typeWord, wayWord } from '../return-texts.ts';

/** What is not there yet is left out; number and standing are in the heading, the refund stands below the goods. */
export function ReturnFacts({ shown }: { shown: Return }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Fact title={m.returns_asked_for()}>{typeWord(shown.applyType)}</Fact>
      {shown.applyDescription && <Fact title={m.returns_your_note()}>{shown.applyDescription}</Fact>}
      {shown.refuseDescription && <Fact title={m.returns_refuse_description()}>{shown.refuseDescription}</Fact>}
      {shown.logisticsNumber && (
        <>
          <Fact title={m.returns_logistics_company()}>{shown.logisticsCompany}</Fact>
          <Fact title={m.returns_logistics_number()}>{shown.logisticsNumber}</Fact>
        </>
      )}
      {shown.deliveryTime && (
        <Fact title={m.returns_delivery_time()}>
          <When at={shown.deliveryTime} />
        </Fact>
      )}
      {shown.exchangeShipment && (
        <Fact title={m.returns_replacement()}>
          {shown.exchangeShipment.expressName} {shown.exchangeShipment.expressNumber}
          <span className="block text-sm text-desc">
            <When at={shown.exchangeShipment.shippedAt} />
          </span>
        </Fact>
      )}
    </dl>
  );
}

/** What goes back, in which way. */
export function RefundFact({ shown }: { shown: Return }) {
  const money = useMoney();
  const { refundAmount, quotedAmount, refundReason, refundedCredits, refundedGiftCards, shippingFee } = shown;
  const notes = [
    taxText(shown, money),
    wayWord(shown.refundTo),
    shippingFee.amount > 0 && refundAmount.amount === quotedAmount.amount && m.returns_with_shipping({ amount: money(shippingFee) }),
    refundedCredits.amount > 0 && m.returns_as_credits({ amount: money(refundedCredits) }),
    refundedGiftCards.amount > 0 && m.returns_to_gift_cards({ amount: money(refundedGiftCards) }),
    refundAmount.amount < quotedAmount.amount && m.returns_was_quoted({ amount: money(quotedAmount) }),
    refundReason,
  ];
  const texts = notes.filter((note) => typeof note === 'string').filter((note) => note !== '');
  return (
    <Fact title={m.returns_refund_amount()}>
      <span className="font-medium tabular-nums">{money(refundAmount)}</span>
      {texts.map((note) => (
        <span key={note} className="block text-sm text-desc">
          {note}
        </span>
      ))}
    </Fact>
  );
}

/** What of the refund is tax, where nothing but the items goes back; else whether tax is in it at all. */
function taxText({ lines, refundAmount }: Return, money: ReturnType<typeof useMoney>): string | false {
  const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((whole, { amount }) => whole + amount, 0);
  const tax = sum(lines.map((line) => line.tax));
  if (tax === 0) return false;
  return sum(lines.map((line) => line.total)) === refundAmount.amount
    ? m.returns_with_tax({ amount: money({ ...refundAmount, amount: tax }) })
    : m.returns_tax_included();
}
