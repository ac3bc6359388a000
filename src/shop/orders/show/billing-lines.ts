import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { addressLines } from '../../addresses/index.ts';
import type { OrderAddress, OrderBilling } from '../contract.ts';

/** Who pays, as an invoice writes it: the company, the address of the invoice (else that of the shipping), the VAT number. */
export function billingLines(
  { company, vatNumber, address }: Pick<OrderBilling, 'company' | 'vatNumber' | 'address'>,
  { shipping, lang }: { shipping: OrderAddress | null; lang: string },
): string[] {
  const at = address ?? shipping;
  const number = vatNumber === '' ? '' : m.order_vat_number({ number: vatNumber }, { locale: localeFor(lang) });
  return [company, ...(at ? addressLines(at, lang) : []), number].filter((line) => line !== '');
}
