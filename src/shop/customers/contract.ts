/** Customers as staff see them: accounts with figures, and the groups that they are in. */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import { z } from 'zod';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import { languages } from '#kit/pure/languages.ts';
import { groupRule } from '../accounts/contract.ts';
import { addressInput, bookAddressSchema, addressBookLimits } from '../addresses/contract.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of customers' groups. */
export const customerLimits = { titleLength: 100, codeLength: 60, groupsPerCustomer: 50, nameLength: 50, tagLength: 60, tags: 50, noteLength: 5_000 } as const;

const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A customer with an account, or one who ordered without. */
export const customerKinds = ['account', 'guest'] as const;

/** A customer as staff see them; `spent` is what paid orders came to less what was given back, by currency. */
export const customerSchema = z
  .object({
    id: z.string(),
    /** `guest`: a customer who ordered with an address and has no account. */
    kind: z.enum(customerKinds),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    language: z.string(),
    tags: z.array(z.string()),
    /** A note of staff. */
    note: z.string(),
    /** What the customer says of themselves; `birthday` a day (`1988-11-02`). */
    about: z.string(),
    birthday: z.iso.date().nullable(),
    addresses: z.array(bookAddressSchema),
    /** May not sign in. */
    blocked: z.boolean(),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    orders: z.number().int(),
    spent: z.array(money),
    credits: money,
    groups: z.array(z.string()),
  })
  .meta({ id: 'Customer', description: 'A customer as staff see them: an account, or who ordered as a guest.' });
/** A customer as staff see them. */
export type Customer = z.infer<typeof customerSchema>;

/** What staff sort customers by. */
export const customerSorts = ['createdAt', 'lastLoginAt', 'email'] as const;
/** What staff narrow customers by; `q` finds by address, number and name. */
export const customerFilter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  group: z.string().max(customerLimits.codeLength).optional(),
  tag: z.string().trim().max(customerLimits.tagLength).optional(),
  kind: z.enum(customerKinds).optional(),
  blocked: z.boolean().optional(),
});

const code = z
  .string()
  .trim()
  .max(customerLimits.codeLength)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const title = z.string().trim().min(1).max(customerLimits.titleLength);

/** `POST /api/admin/customers/{id}/groups`: all the groups that the customer is in from now on. */
export const customerGroupsInput = z.object({
  groups: z
    .array(code)
    .max(customerLimits.groupsPerCustomer)
    .transform((groups) => [...new Set(groups)]),
});

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text): boolean => isPlainLine(text));
const unique = (texts: string[]) => [...new Set(texts)];
const codes = z.array(code).max(customerLimits.groupsPerCustomer).transform(unique);

/**
 * A customer as staff write one: an e-mail address, a mobile number, or both. `mobile` begins with its calling code, unless
 * `countryCode` says it. A record that was read is one too: what staff do not write is ignored.
 */
export const customerInput = z.object({
  email: z.string().trim().max(254).nullish(),
  mobile: z.string().trim().max(40).nullish(),
  countryCode: z
    .string()
    .regex(/^\+?[1-9]\d{0,3}$/)
    .nullish(),
  firstName: line(customerLimits.nameLength).optional(),
  lastName: line(customerLimits.nameLength).optional(),
  language: z.enum(languages).optional(),
  groups: codes.optional(),
  tags: z.array(line(customerLimits.tagLength).min(1)).max(customerLimits.tags).transform(unique).optional(),
  note: z.string().trim().max(customerLimits.noteLength).optional(),
  addresses: z
    .array(addressInput.extend({ id: z.string().max(40).optional(), isDefault: z.boolean().optional() }))
    .max(addressBookLimits.entries)
    .optional(),
});
/** See `customerInput`. */
export type CustomerInput = z.output<typeof customerInput>;

/** `POST /customers/{id}/merge`: the customer that disappears. */
export const mergeInput = z.object({ from: z.string().max(64) });

/**
 * A group of customers; its id is the code that conditions of promotions name. `rule`: who belongs to it; null: staff choose. `members` of a group by rule are
 * null where they were not counted, and at least so many with `more`.
 */
export const groupSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    rule: groupRule.nullable(),
    members: z.number().int().nullable(),
    more: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CustomerGroup', description: 'A group of customers.' });
/** A group of customers. */
export type CustomerGroup = z.infer<typeof groupSchema>;
/** A new group. Without `id` one is made of the title. */
export const newGroupInput = z.object({ id: code.optional(), title, rule: groupRule.nullish() });
/** What of a group changes; without `rule` it stays as it is. */
export const groupInput = z.object({ title, rule: groupRule.nullish() });
/** `count`: count the members of groups by rule, too. */
export const groupFilter = z.strictObject({ count: z.boolean().default(false) });

/** `POST /customer-groups/preview`: how many customers a rule finds (null: that took too long; `more`: at least so many), and the newest of them. */
export const groupPreviewSchema = z
  .object({
    total: z.number().int().nullable(),
    more: z.boolean(),
    items: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), mobile: z.string().nullable() })),
  })
  .meta({ id: 'CustomerGroupPreview', description: 'Whom a rule would put into a group.' });
/** See `groupPreviewSchema`. */
export type GroupPreview = z.infer<typeof groupPreviewSchema>;

/** A group with this code exists; `data.errors` names `id`. Cure: Choose another code. */
export const groupExists: ErrorSpec<FieldErrors> = { reason: 'groupExists', wire: 40, status: 409, message: m.customers_group_exists, data: fieldErrorsSchema };
/**
 * Another customer has this address or number; `data.errors` says which.
 * Cure: Choose another address or number, or change the customer with it.
 */
export const customerExists: ErrorSpec<FieldErrors> = { reason: 'customerExists', wire: 40, status: 409, message: m.customers_exists, data: fieldErrorsSchema };
/** Guests have no account: there is nothing to do with it. Cure: Choose a customer with an account. */
export const customerIsGuest: ErrorSpec = { reason: 'customerIsGuest', wire: 41, status: 409, message: m.customers_guest };
