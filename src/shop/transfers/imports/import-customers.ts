import { z } from 'zod';
import * as m from '#messages';
import { isEmail } from '#kit/pure/mail/address.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { importAccounts, type ImportedAccount } from '../../accounts/import/index.ts';
import { importAddresses, postalAddressOf, type ForeignAddress } from '../../addresses/import/index.ts';
import { importSubscribers } from '../../newsletter/import/index.ts';
import type { ImportError } from '../contract.ts';
import { importTable, noCounts, type ImportPart, type NamedRow } from './import-run.ts';

/** Fields of a customer file, with Shopify's names. */
export const customerFields = {
  columns: {
    email: ['email', 'e-mail', 'customer email'],
    firstName: ['first name', 'firstname', 'given name'],
    lastName: ['last name', 'lastname', 'family name'],
    acceptsMarketing: ['accepts email marketing', 'accepts marketing', 'email marketing'],
    address: ['default address address1', 'address1', 'address'],
    apartment: ['default address address2', 'address2'],
    company: ['default address company', 'company'],
    city: ['default address city', 'city'],
    province: ['default address province code', 'province code', 'province'],
    country: ['default address country code', 'country code', 'country'],
    postalCode: ['default address zip', 'zip', 'postal code'],
    phone: ['default address phone', 'phone'],
  },
  required: ['email'],
} as const;

const email = z.email().max(254);
const longestName = 60;

type Customer = ImportedAccount & { row: number; acceptsMarketing: boolean; address: ForeignAddress | null };

/**
 * Imports customers. Existing customers keep their password, groups and addresses; nobody gets a mail or a password. Those who the file says agreed to
 * the newsletter gets it, unless they have stopped it here.
 * @throws ImportRejected
 */
export async function importCustomers(part: ImportPart): Promise<void> {
  const { context, dryRun } = part;
  await importTable(part, { ...customerFields, wrongHeader: (options) => m.import_customer_header({}, options) }, async (batch) => {
    const { customers, errors } = readCustomers(batch, context.locale);
    const work = (tx: Tx) => write(tx, context, { customers, dryRun });
    const { counts, errors: more } = await context.transaction(work);
    return { counts: { ...counts, failed: errors.length + more.length }, errors: [...errors, ...more] };
  });
}

function readCustomers(batch: readonly NamedRow[], locale: Locale): { customers: Customer[]; errors: ImportError[] } {
  const customers = new Map<string, Customer>();
  const errors: ImportError[] = [];
  for (const { row, cells } of batch) {
    const address = cells['email']?.toLowerCase() ?? '';
    if (!isEmail(address)) {
      errors.push({ row, field: 'email', msg: formatUnusable(address, locale) });
      continue;
    }
    if (customers.has(address)) {
      errors.push({ row, field: 'email', msg: m.import_customer_twice({ email: address }, { locale }) });
      continue;
    }
    const named = (field: string) => cells[field]?.slice(0, longestName);
    customers.set(address, {
      row,
      email: address,
      firstName: named('firstName'),
      lastName: named('lastName'),
      acceptsMarketing: /^(yes|true|1)$/i.test(cells['acceptsMarketing'] ?? ''),
      address: addressIn(cells),
    });
  }
  return { customers: [...customers.values()], errors };
}

function formatUnusable(address: string, locale: Locale): string {
  if (address === '') return m.import_customer_no_email({}, { locale });
  const text = address.slice(0, 60);
  return email.safeParse(address).success ? m.accounts_email_unfit({ text }, { locale }) : m.import_customer_not_email({ text }, { locale });
}

function addressIn(cells: Record<string, string>): ForeignAddress | null {
  const { country = '', address = '', apartment = '', company = '', city = '', province = '', postalCode = '', phone = '' } = cells;
  if (country === '' || address === '') return null;
  return { country, address, apartment: [company, apartment].filter(Boolean).join(', '), city, province, postalCode, phone };
}

async function write(
  tx: Tx,
  context: Context,
  { customers, dryRun }: { customers: readonly Customer[]; dryRun: boolean },
): Promise<{ counts: ReturnType<typeof noCounts>; errors: ImportError[] }> {
  const counts = noCounts();
  const errors: ImportError[] = [];
  const accounts = await importAccounts(tx, context, customers, { dryRun });
  const given = customers.flatMap(({ row, email: of, address, firstName = '', lastName = '' }) => {
    const known = accounts.get(of);
    if (!address || !known) return [];
    const postal = postalAddressOf({ ...address, firstName, lastName }, context.locale);
    if (!('errors' in postal)) return [{ accountId: known.id, address: postal }];
    // The customer comes in without it; one who was there before was notified then.
    const msg = m.import_customer_address({ reason: postal.errors.join(' ') }, { locale: context.locale });
    if (known.outcome === 'created') errors.push({ row, field: 'address', msg });
    return [];
  });
  const addressed = await importAddresses(tx, context, given, { dryRun });
  const agreed = customers.filter((customer) => customer.acceptsMarketing).map((customer) => customer.email);
  const subscribed = await importSubscribers(tx, context, agreed, { dryRun });
  for (const { email: of } of customers) {
    const { id, outcome } = accounts.get(of)!;
    counts[outcome === 'unchanged' && (addressed.has(id) || subscribed.has(of)) ? 'updated' : outcome] += 1;
  }
  return { counts, errors };
}
