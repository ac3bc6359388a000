import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Attempt } from './provider.ts';

/** The purpose, the payee and the amount: the header of payment pages. */
export function PaymentDetails({ attempt, shopName, amount, locale }: { attempt: Attempt; shopName: string; amount: string; locale: Locale }) {
  const options = { locale };
  return (
    <dl>
      <div>
        <dt>{m.payment_page_payee({}, options)}</dt>
        <dd>{shopName}</dd>
      </div>
      <div>
        <dt>{m.payment_page_order({}, options)}</dt>
        <dd>{attempt.orderNo}</dd>
      </div>
      <div className="sum">
        <dt>{m.payment_page_amount({}, options)}</dt>
        <dd>{amount}</dd>
      </div>
    </dl>
  );
}
