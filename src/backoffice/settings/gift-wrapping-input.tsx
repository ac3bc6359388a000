import { useQuery } from '@tanstack/react-query';
import { TextInput, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '#kit/pure/amount.ts';
import type { GiftWrappingForStaff } from '#shop/cart/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { asText } from '../components/inputs/as-text.ts';

/** The SKU of what wraps an order, and below it what that is and whether carts offer it. */
export function GiftWrappingInput() {
  const translate = useTranslate();
  const state = useStateText();
  return (
    <TextInput
      source="giftWrappingSku"
      label={translate('backoffice_gift_wrapping')}
      helperText={state ?? translate('backoffice_gift_wrapping_hint')}
      parse={asText}
      fullWidth
    />
  );
}

/** Null while another SKU is typed than the stored one, and where there is none. */
function useStateText(): string | null {
  const translate = useTranslate();
  const locale = useLocale();
  const stored = useRecordContext<{ giftWrappingSku: string }>()?.giftWrappingSku ?? '';
  const typed: string = useWatch({ name: 'giftWrappingSku' }) ?? '';
  const { data } = useQuery({
    queryKey: ['gift-wrapping', stored],
    enabled: stored !== '',
    queryFn: async () => (await callAdmin<GiftWrappingForStaff>('/settings/gift-wrapping')).data,
  });
  if (!data || data.state === 'none' || typed !== stored) return null;
  return translate(`backoffice_gift_wrapping_is_${data.state}`, { title: data.title ?? data.sku, price: data.price ? formatMoney(data.price, locale) : '' });
}
