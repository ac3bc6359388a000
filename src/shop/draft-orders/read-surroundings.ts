import { isId } from '#kit/server/ids.ts';
import { isLanguage } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readAccount, type Account } from '../accounts/index.ts';
import { basketViewOf, type BasketView } from '../cart/index.ts';
import { placeOf, type StaffSale } from '../checkout/staff/index.ts';
import { marketOf } from '../markets/index.ts';
import { contactFrom } from '../orders/contract.ts';
import { paymentSettingsOf } from '../payments/index.ts';
import { identityOf } from '../promotions/apply/index.ts';
import type { PaymentSettings } from '../settings/contract.ts';
import type { DraftInput } from './contract.ts';

/** What a draft is computed with. `currency` and `lang` are the customer's, the context's locale that of staff. */
export type Surroundings = {
  context: Context;
  lang: string;
  currency: string;
  knownCurrency: boolean;
  account: Account | null;
  contact: StaffSale['contact'];
  view: BasketView;
  payments: PaymentSettings;
};

const guestPrefix = 'guest:';

/** Reads who buys, in which currency and language, and what the shop says about prices, shipping and payments. */
export async function readSurroundings(asker: Context, reader: Queryable, input: DraftInput): Promise<Surroundings> {
  const account = input.customer !== null && isId(input.customer) ? await findAccount(reader, input.customer) : null;
  const lang = input.language ?? (account && isLanguage(account.lang) ? account.lang : asker.lang);
  const plain = await basketViewOf({ ...asker, db: reader, lang });
  const { markets } = plain.shipping;
  const asked = input.currency ?? writtenCurrency(input) ?? marketOf(markets, input.address ? { country: input.address.country } : {}).currency;
  const knownCurrency = markets.currencies.has(asked);
  const currency = knownCurrency ? asked : markets.defaultMarket.currency;
  const contact = contactOf(input, account);
  const identity = identityOf({ accountId: account?.id ?? null }, contactFrom(contact));
  // Offers besides the promotions depend on the caller, who is staff here.
  const view = { ...plain, besides: [], currency, identity, place: placeOf(input.address) };
  return { context: { ...asker, lang, currency }, lang, currency, knownCurrency, account, contact, view, payments: await paymentSettingsOf(reader) };
}

async function findAccount(reader: Queryable, id: string): Promise<Account | null> {
  const account = await readAccount(reader, id);
  return account && account.deletedAt === null ? account : null;
}

/** The currency that a sum was written in, where none is named. */
function writtenCurrency({ lines, shippingFee, discounts }: DraftInput): string | null {
  const sums = [...lines.map((line) => line.price), shippingFee, ...discounts.map((discount) => discount.amount)];
  return sums.find((sum) => sum?.currency)?.currency ?? null;
}

/** How the customer is reached: a guest of the list of customers by its address. */
function contactOf({ email, customer }: DraftInput, account: Account | null): StaffSale['contact'] {
  const address = email ?? account?.email ?? (customer?.startsWith(guestPrefix) ? customer.slice(guestPrefix.length) : null);
  if (address !== null) return { email: address };
  return account?.mobile && account.countryCode ? { countryCode: account.countryCode, mobile: account.mobile } : null;
}
