/** The page on which one withdraws from a contract: the declaration, and the button that the mailed link leads to. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { Island } from '#ui/island.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { orderLimits } from '../../../orders/contract.ts';
import { withdrawalLimits } from '../../contract.ts';

/** The form; or the button for the link that was followed; or what came of it. */
export type WithdrawalPageData = { confirm: string | null; outcome: 'withdraw' | 'withdrawn' | null; refused: RejectedForm };

/** The page. Following a link changes nothing; the button does. */
export function WithdrawalPage({ data: { confirm, outcome, refused } }: { settings: unknown; data: WithdrawalPageData }) {
  const title = m.withdrawals_button();
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <div className="form-panel mt-4 lg:mt-8">
        <h1 className="title-1 mb-6">{title}</h1>
        {outcome ? (
          <Alert kind="success">{outcome === 'withdraw' ? m.withdrawals_asked() : m.withdrawals_done()}</Alert>
        ) : confirm !== null ? (
          <Confirm token={confirm} refused={refused} />
        ) : (
          <Declaration refused={refused} />
        )}
      </div>
    </section>
  );
}

function Declaration({ refused }: { refused: RejectedForm }) {
  const place = 'withdraw';
  const of = (name: string) => ({ form: place, name, defaultValue: refused?.values[name], error: refused?.errors[name] });
  return (
    <div id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <p className="mb-6 text-desc">{m.withdrawals_text()}</p>
      <PlainForm name="withdraw" send="/withdrawal/request" refused={refused}>
        <div className="grid gap-4">
          <TextField {...of('orderNo')} label={m.withdrawals_order()} required maxLength={orderLimits.orderNoLength} autoComplete="off" />
          <TextField {...of('name')} label={m.withdrawals_name()} required maxLength={withdrawalLimits.nameLength} autoComplete="name" />
          <EmailField {...of('email')} label={m.withdrawals_email()} hint={m.withdrawals_email_hint()} required />
          <TextArea {...of('part')} label={m.withdrawals_part()} hint={m.withdrawals_part_hint()} optional maxLength={withdrawalLimits.partLength} />
        </div>
        <Button type="submit" look="primary" className="mt-6">
          {m.withdrawals_button()}
        </Button>
      </PlainForm>
    </div>
  );
}

function Confirm({ token, refused }: { token: string; refused: RejectedForm }) {
  const place = 'confirm-withdrawal';
  return (
    <div id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <p className="mb-6">{m.withdrawals_confirm_text()}</p>
      <PlainForm name="confirm-withdrawal" send="/withdrawal/confirm" fields={{ token }} refused={refused}>
        <Button type="submit" look="primary" className="mt-3">
          {m.withdrawals_confirm()}
        </Button>
      </PlainForm>
    </div>
  );
}
