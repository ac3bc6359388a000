import type { Customer } from '#shop/customers/contract.ts';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { BalanceDialog } from '../components/balance/balance-dialog.tsx';

/** Gives credits to a customer, or takes some, with a reason. */
export function CreditsDialog({ customer, onClose }: { customer: Customer; onClose(): void }) {
  const translate = useTranslate();
  return (
    <BalanceDialog
      title={translate('backoffice_credits_change')}
      currency={customer.credits.currency}
      ways={{ add: translate('backoffice_credits_give'), take: translate('backoffice_credits_take') }}
      done="backoffice_credits_done"
      hint={translate('backoffice_credits_reason_hint')}
      onClose={onClose}
      onSend={async (change) => {
        await callAdmin('/credits', { method: 'POST', body: { account: customer.id, ...change } });
      }}
    />
  );
}
