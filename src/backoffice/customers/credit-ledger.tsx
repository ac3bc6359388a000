import type { StaffCredit } from '#shop/credits/contract.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { BalanceLedger } from '../components/balance/balance-ledger.tsx';

/** What came in and went out of a customer's credits, newest first. */
export function CreditLedger({ account }: { account: string }) {
  const translate = useTranslate();
  return (
    <BalanceLedger<StaffCredit>
      resource="credits"
      filter={{ account }}
      reasonOf={({ reason }) => translate(`backoffice_credits_is_${reason}`)}
      sortsAmount
      empty={<Typography sx={{ p: 2 }}>{translate('backoffice_credits_none')}</Typography>}
    />
  );
}
