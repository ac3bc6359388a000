import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useTranslate } from 'react-admin';
import type { Draft } from '#shop/draft-orders/contract.ts';
import { MoneyText, type Money } from '../components/money.tsx';

type SumsProps = { sums: Pick<Draft, 'subtotal' | 'discount' | 'shipping' | 'shippingTitle' | 'tax' | 'taxIncluded' | 'total' | 'messages'> };

/** What a draft comes to. */
export function Sums({ sums }: SumsProps) {
  const translate = useTranslate();
  const row = (label: string, money: Money, isStrong = false) => (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, fontWeight: isStrong ? 650 : 400 }}>
      <span>{label}</span>
      <MoneyText money={money} />
    </Box>
  );
  const { discount } = sums;
  return (
    <>
      {row(translate('backoffice_subtotal'), sums.subtotal)}
      {discount.amount > 0 && row(translate('backoffice_draft_discounts'), { ...discount, amount: -discount.amount })}
      {row(sums.shippingTitle ?? translate('backoffice_shipping'), sums.shipping)}
      {row(translate(sums.taxIncluded ? 'backoffice_tax_included' : 'backoffice_tax'), sums.tax)}
      <Divider sx={{ my: 1 }} />
      {row(translate('backoffice_total'), sums.total, true)}
      {sums.messages.map((message) => (
        <Alert key={message} severity="info" sx={{ mt: 1 }}>
          {message}
        </Alert>
      ))}
    </>
  );
}
