import { useTranslate } from 'react-admin';

/** Refuses what is no amount; empty is none. */
export function useAmountRule(): (money: { amount: number | null } | null | undefined) => string | true {
  const translate = useTranslate();
  return (money) => (money && Number.isNaN(money.amount) ? translate('backoffice_not_an_amount') : true);
}
