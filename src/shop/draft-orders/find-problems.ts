import * as m from '#messages';
import { isEmail } from '#kit/pure/mail/address.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { checkAddress } from '../addresses/index.ts';
import type { ComposedCheckout } from '../checkout/staff/index.ts';
import type { DraftInput } from './contract.ts';
import { tidyCode } from '../promotions/coupons/index.ts';
import type { Surroundings } from './read-surroundings.ts';
import type { ComposedLine, TakenDiscount } from './staff-lines.ts';

type Judged = {
  input: DraftInput;
  around: Surroundings;
  lines: readonly ComposedLine[];
  taken: readonly TakenDiscount[];
  composed: ComposedCheckout;
  unknownCodes: readonly string[];
};

/** What stands against a draft, by field: each with a message in the asker's language. */
export function findProblems(judged: Judged): Record<string, string> {
  return { ...customerProblems(judged), ...currencyProblems(judged), ...lineProblems(judged), ...discountProblems(judged), ...sendingProblems(judged) };
}

function customerProblems({ input, around: { account, contact, context } }: Judged): Record<string, string> {
  const { locale } = context;
  if (input.customer !== null && account === null && !input.customer.startsWith('guest:'))
    return { customer: m.error_field_choice({ field: fieldTitle('customer', locale) }, { locale }) };
  if (contact === null) return { email: m.error_required({ field: fieldTitle('email', locale) }, { locale }) };
  return 'email' in contact && !isEmail(contact.email) ? { email: m.checkout_email_invalid({}, { locale }) } : {};
}

/** All sums of a draft are of one currency, which the shop has. */
function currencyProblems({ input, around: { currency, knownCurrency, context } }: Judged): Record<string, string> {
  const { locale } = context;
  if (!knownCurrency) return { currency: m.draft_order_currency_unknown({}, { locale }) };
  const sums = [
    ...input.lines.map((line, index) => [`lines.${index}.price`, line.price] as const),
    ['shippingFee', input.shippingFee] as const,
    ...input.discounts.map((discount, index) => [`discounts.${index}.amount`, discount.amount] as const),
  ];
  const wrong = sums.filter(([, sum]) => sum?.currency && sum.currency !== currency);
  return Object.fromEntries(wrong.map(([field]) => [field, m.draft_order_currency_other({ currency }, { locale })]));
}

function lineProblems({ input, lines, around: { context } }: Judged): Record<string, string> {
  const { locale } = context;
  const unknown = lines.filter((line) => line.sellable === null);
  return Object.fromEntries(
    unknown.map(({ lineId }) => [`lines.${lineId}.sku`, m.draft_order_line_gone({ sku: input.lines[Number(lineId)]!.sku ?? '' }, { locale })]),
  );
}

function discountProblems({ input, taken, unknownCodes, around: { context } }: Judged): Record<string, string> {
  const { locale } = context;
  const problems: Record<string, string> = {};
  let own = 0;
  for (const [index, { code }] of input.discounts.entries()) {
    if (code !== undefined) {
      if (unknownCodes.includes(tidyCode(code))) problems[`discounts.${index}.code`] = m.draft_order_code_unknown({ code }, { locale });
      continue;
    }
    if (taken[own]?.tooMuch) problems[`discounts.${index}.amount`] = m.draft_order_discount_too_much({}, { locale });
    own += 1;
  }
  return problems;
}

function sendingProblems({ input, composed, around: { context } }: Judged): Record<string, string> {
  const { locale } = context;
  const problems: Record<string, string> = {};
  const { address, shippingMethodId, shippingFee } = input;
  if (shippingMethodId !== null && shippingFee === null && composed.shippingMethod === null && composed.requiresShipping)
    problems['shippingMethodId'] = m.checkout_shipping_not_available({}, { locale });
  if (address === null) return problems;
  try {
    checkAddress(address, { locale, path: 'address.' });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    Object.assign(problems, error.data?.['errors']);
  }
  return problems;
}
